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

/** Details of a value change. */
export interface NumberChange {
  event: ChangeEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>;
  /** Typed, or stepped by an arrow key. */
  reason: 'typed' | 'stepped';
  /** Text in the field, as typed. */
  text: string;
  /**
   * Reason why the text is not a number, or the number is out of bounds; `undefined` for a valid or
   * empty value.
   */
  problem: NumberProblem | undefined;
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'role'
>;

export interface NumberFieldProps extends FieldWords, NativeInput {
  /**
   * Number as decimal text with a point, digits as typed (`4.10`), when controlled. Empty text is
   * an empty value, never 0. Invalid text stays in the field and is reported as `undefined` with a
   * `problem`.
   */
  value?: string | undefined;
  /** Initial number when uncontrolled. */
  defaultValue?: string | undefined;
  /**
   * Called on every change with the number as decimal text, or `undefined` for an empty or invalid
   * value; `details.problem` distinguishes the two.
   */
  onValueChange?: (value: string | undefined, details: NumberChange) => void;
  /** Unit after the number, inside the box; read with the description. */
  unit?: ReactNode;
  /**
   * Comparators allowed before a number that is only known as a bound; they become part of the
   * value (`<0.5`). @default none
   */
  comparators?: readonly NumberComparator[];
  /** Minimum as decimal text. Shown as a hint unless another hint is set. */
  min?: string | undefined;
  /** Maximum as decimal text. Shown as a hint unless another hint is set. */
  max?: string | undefined;
  /** Increment of the arrow keys, as decimal text. When omitted, keys do not change the number. */
  step?: string | undefined;
}

const NO_COMPARATORS: readonly NumberComparator[] = [];

/** Decimal mark of the user's language. */
const decimalMarkOf = (format: MessageFormat) => format.number(1.5).charAt(1);

/**
 * A field for a measured number with its unit. A text input, so that nothing rounds it and the
 * wheel does not change it; the value is decimal text, never a float. To choose between few numbers
 * use `Segmented` or `SelectField`. `ref` and native props apply to the `input`, `className` and
 * `style` to the root. The form submits the value under `name`, so a form library binds it by
 * `value` and `onValueChange`.
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
  // Incomplete input is not an error yet: it is validated on blur.
  const [isValidated, setValidated] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if ((value || undefined) !== read(text).value) setText(write(value));
  }

  const current = read(text);
  if (isValidated && current.problem === undefined) setValidated(false);
  const own =
    isValidated && current.problem !== undefined
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
    if (event.key === 'Enter' && current.problem !== undefined) setValidated(true);
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
    // A bound such as "<5" has a text, but no numeric value.
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
          // The numeric keypad of a phone has no comparison signs.
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
            if (current.problem !== undefined) setValidated(true);
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
