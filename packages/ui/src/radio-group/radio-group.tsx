import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { fieldAccess, fieldIds, FieldLabel, FieldNotes, type FieldWords } from '../field/index.ts';
import * as S from './radio-group.styles.ts';

/** One answer. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What choosing it means; read after the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

type NativeRadio = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'size' | 'children'
>;

export interface RadioGroupProps extends Omit<FieldWords, 'labelTrailing'>, NativeRadio {
  options: readonly RadioOption[];
  /** The chosen value, when the caller keeps it; an unknown one chooses nothing. */
  value?: string | undefined;
  /** The value chosen at first, when the browser keeps it. When omitted, nothing is chosen. */
  defaultValue?: string | undefined;
  onValueChange?: (value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** `cards` gives each answer a box with room for its description. @default 'list' */
  variant?: 'list' | 'cards';
}

/**
 * One of a few answers, all in view. With more than about five use `SelectField`; to switch what a page shows,
 * `Segmented`. `ref`, `name`, `onChange`, `onBlur` and other native props reach every radio, as form libraries expect;
 * `id`, `className` and `style` the root.
 */
export function RadioGroup({
  label,
  labelVisibility = 'visible',
  hint,
  error,
  optional = false,
  dense = false,
  options,
  value,
  defaultValue,
  onValueChange,
  variant = 'list',
  id,
  className,
  style,
  name,
  onChange,
  'aria-describedby': describedBy,
  ...radio
}: RadioGroupProps) {
  const made = useId();
  const ids = fieldIds(id ?? made);
  const legendId = `${ids.control}-legend`;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value, { event });
  };
  // One of the two, never both: React keeps a radio either by `checked` or by `defaultChecked`.
  const choice = (own: string) =>
    value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };

  return (
    <S.Root
      id={ids.control}
      className={className}
      style={style}
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={radio.required}
      {...fieldAccess(ids, { hint, error, describedBy })}
      data-component="radio-group"
      data-variant={variant}
      data-dense={dense || undefined}
      data-label={labelVisibility}
    >
      <legend id={legendId}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldNotes ids={ids} hint={hint} />
      <div data-part="options">
        {options.map((option) => {
          const own = `${ids.control}-${option.value}`;
          return (
            <div key={option.value} data-part="option">
              <input
                {...radio}
                {...choice(option.value)}
                type="radio"
                id={own}
                name={name ?? made}
                value={option.value}
                disabled={radio.disabled || option.disabled}
                onChange={change}
                aria-describedby={option.description ? `${own}-description` : undefined}
              />
              <label htmlFor={own}>{option.label}</label>
              {option.description && (
                <div id={`${own}-description`} data-part="description">
                  {option.description}
                </div>
              )}
            </div>
          );
        })}
      </div>
      <FieldNotes ids={ids} error={error} />
    </S.Root>
  );
}
