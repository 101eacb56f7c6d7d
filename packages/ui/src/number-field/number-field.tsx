import {
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useFormat, type MessageFormat } from '../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import {
  readNumber,
  stepNumber,
  writeNumber,
  type NumberComparator,
  type NumberProblem,
} from './decimal-text.ts';
import { useNumberWords } from './use-number-words.ts';

/** What came with a new value. */
export interface NumberChange {
  event: ChangeEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>;
  /** Written by hand, or stepped by an arrow key. */
  reason: 'typed' | 'stepped';
  /** What stands in the field, as typed. */
  text: string;
  /** Why the text is not a number, or the number not within its bounds; `undefined` for a good or an empty answer. */
  problem: NumberProblem | undefined;
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'role'
>;

export interface NumberFieldProps extends FieldWords, NativeInput {
  /**
   * The number as decimal text with a point, digits as typed (`4.10`), when the caller keeps it. Empty text is an empty
   * answer, never 0. A text that is no number is kept in the field and told as `undefined` with a `problem`.
   */
  value?: string | undefined;
  /** The number at first, when the field keeps it. */
  defaultValue?: string | undefined;
  /** Called at every change with the number as decimal text, or `undefined` for none: see `details.problem` for which of the two it is. */
  onValueChange?: (value: string | undefined, details: NumberChange) => void;
  /** In the box after the number; read with the description. */
  unit?: ReactNode;
  /** Signs that may stand before the number where only a bound is known; they become part of the value (`<0.5`). @default none */
  comparators?: readonly NumberComparator[];
  /** The least number that is accepted, as decimal text. Said as a hint unless there is another. */
  min?: string | undefined;
  /** The greatest number that is accepted, as decimal text. Said as a hint unless there is another. */
  max?: string | undefined;
  /** What an arrow key adds or takes, as decimal text. When omitted, no key changes the number. */
  step?: string | undefined;
}

const NO_COMPARATORS: readonly NumberComparator[] = [];

/** What the reader's language writes before decimals. */
const decimalMarkOf = (format: MessageFormat) => format.number(1.5).charAt(1);

/**
 * A number read off somewhere, with its unit. It is text to the browser, so that nothing rounds it and no wheel changes
 * it; the value is decimal text, never a float. For a choice between few numbers use `Segmented` or `SelectField`.
 * `ref` and native props reach the `input`, `className` and `style` the root; under `name` the form sends the value, so
 * a form library keeps it by `value` and `onValueChange`.
 */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  unit,
  comparators = NO_COMPARATORS,
  min,
  max,
  step,
  name,
  onChange,
  onKeyDown,
  onBlur,
  ...props
}: NumberFieldProps) {
  const mark = decimalMarkOf(useFormat());
  const { boundsWords, problemWords } = useNumberWords({ mark, min, max });
  const write = (decimal: string | undefined) => writeNumber(decimal ?? '', mark);
  const read = (typed: string) => readNumber(typed, { mark, comparators, min, max });

  const [text, setText] = useState(() => write(value ?? defaultValue));
  // Half a number is no mistake yet: why it is refused is said when the reader leaves it.
  const [isJudged, setJudged] = useState(false);
  const [kept, setKept] = useState(value);
  if (kept !== value) {
    setKept(value);
    if ((value || undefined) !== read(text).value) setText(write(value));
  }

  const current = read(text);
  if (isJudged && current.problem === undefined) setJudged(false);
  const own =
    isJudged && current.problem !== undefined
      ? problemWords(current.problem, text.trim())
      : undefined;
  const { ids, frame, control } = useField(
    { ...props, hint: props.hint ?? boundsWords(), error: props.error || own },
    { trailing: unit },
  );

  const take = (typed: string, change: Pick<NumberChange, 'event' | 'reason'>) => {
    const next = read(typed);
    setText(typed);
    onValueChange?.(next.value, { ...change, text: typed, problem: next.problem });
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && current.problem !== undefined) setJudged(true);
    const direction =
      event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
    if (step === undefined || direction === undefined || control.readOnly) return;
    event.preventDefault();
    if (current.value === undefined && current.problem !== undefined) return;
    take(write(stepNumber(current.value, step, direction, { min, max })), {
      event,
      reason: 'stepped',
    });
  };

  const spin = step !== undefined && {
    role: 'spinbutton',
    // A bound such as "<5" has words, but no number of its own.
    'aria-valuenow': Number.isFinite(Number(current.value)) ? Number(current.value) : undefined,
    'aria-valuetext': text || undefined,
    'aria-valuemin': min === undefined ? undefined : Number(min),
    'aria-valuemax': max === undefined ? undefined : Number(max),
  };
  return (
    <Field {...frame} data-component="number-field">
      <span data-part="box">
        <input
          autoComplete="off"
          spellCheck={false}
          {...control}
          {...spin}
          type="text"
          // The number pad of a phone has no signs of comparison.
          inputMode={comparators.length > 0 ? 'text' : 'decimal'}
          dir="ltr"
          value={text}
          onChange={(event) => {
            onChange?.(event);
            take(event.target.value, { event, reason: 'typed' });
          }}
          onKeyDown={keyDown}
          onBlur={(event) => {
            onBlur?.(event);
            if (current.problem !== undefined) setJudged(true);
          }}
        />
        {unit && (
          <span id={ids.trailing} data-part="affix">
            {unit}
          </span>
        )}
      </span>
      {name !== undefined && (
        <input type="hidden" name={name} value={current.value ?? ''} disabled={control.disabled} />
      )}
      <VisuallyHidden role="status">{own}</VisuallyHidden>
    </Field>
  );
}
