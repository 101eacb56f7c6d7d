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
  /** `HH:MM` of a 24-hour day, when the caller keeps it; empty for no time. However it is written, it is kept like this. */
  value?: string | undefined;
  /** `HH:MM`, when the browser keeps it. */
  defaultValue?: string | undefined;
  /** Called with `HH:MM`, or with empty text while the time is missing or only half written. */
  onValueChange?: (value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** The earliest time that is accepted, `HH:MM`. */
  min?: string | undefined;
  /** The latest time that is accepted, `HH:MM`. */
  max?: string | undefined;
  /** The place whose time is meant, where it could be another than the reader's: `Oslo time`. Read with the description. */
  zone?: ReactNode;
}

function problemOf({ validity }: HTMLInputElement): Problem | undefined {
  if (validity.badInput) return 'incomplete';
  if (validity.rangeUnderflow) return 'tooEarly';
  return validity.rangeOverflow ? 'tooLate' : undefined;
}

/**
 * A time of day in the browser's own control, which writes it as the reader's system does, in 12 or 24 hours. For a
 * length of time use `NumberField` with a unit. `ref` and native props reach the `input`, `className` and `style` the root.
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
  // Half a time has no value: without a word it would be lost as if nothing had been written.
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
