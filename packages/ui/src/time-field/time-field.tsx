import {
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { timeFieldMessages } from './words/index.ts';

type Problem = 'incomplete' | 'tooEarly' | 'tooLate';

export interface TimeFieldProps
  extends
    FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /**
   * Time as `HH:MM` in 24-hour format, when controlled; empty for none. The display format does not
   * affect the value.
   */
  value?: string | undefined;
  /** Initial time as `HH:MM`, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with `HH:MM`, or with empty text while the time is missing or incomplete. */
  onValueChange?: (value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** Earliest accepted time, `HH:MM`. */
  min?: string | undefined;
  /** Latest accepted time, `HH:MM`. */
  max?: string | undefined;
  /**
   * Location of the time zone, where it may differ from the user's: `Oslo time`. Read with the
   * description.
   */
  zone?: ReactNode;
}

function problemOf({ validity }: HTMLInputElement): Problem | undefined {
  if (validity.badInput) return 'incomplete';
  if (validity.rangeUnderflow) return 'tooEarly';
  return validity.rangeOverflow ? 'tooLate' : undefined;
}

/**
 * A time of day in the browser's native control, shown in the user's 12- or 24-hour format. For a
 * duration use `NumberField` with a unit. `ref` and native props apply to the `input`, `className`
 * and `style` to the root.
 */
export function TimeField({ zone, onValueChange, onChange, onBlur, ...props }: TimeFieldProps) {
  const words = useMessages(timeFieldMessages);
  const [problem, setProblem] = useState<Problem>();
  const ownWords = {
    incomplete: words.incomplete,
    tooEarly: words.tooEarly({ min: props.min ?? '' }),
    tooLate: words.tooLate({ max: props.max ?? '' }),
  } satisfies Record<Problem, string>;
  const own = problem && ownWords[problem];
  const { ids, frame, control } = useField(
    { ...props, error: props.error || own },
    { trailing: zone },
  );

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    if (problemOf(event.target) === undefined) setProblem(undefined);
    onValueChange?.(event.target.value, { event });
  };
  // An incomplete time has no value: without an error it would be lost silently.
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    setProblem(problemOf(event.target));
  };

  const input = (
    <input
      {...control}
      type="time"
      data-part={zone ? undefined : 'box'}
      onChange={change}
      onBlur={blur}
    />
  );
  return (
    <Field {...frame} data-component="time-field">
      {zone ? (
        <span data-part="box">
          {input}
          <span id={ids.trailing} data-part="affix">
            {zone}
          </span>
        </span>
      ) : (
        input
      )}
      <VisuallyHidden role="status">{own}</VisuallyHidden>
    </Field>
  );
}
