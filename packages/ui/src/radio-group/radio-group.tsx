import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { fieldAccess, fieldIds, FieldLabel, FieldNotes, type FieldWords } from '../field/index.ts';
import * as S from './radio-group.styles.ts';

/** An option of the group. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Explanation of the option, read after the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

type NativeRadio = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'size' | 'children'
>;

export interface RadioGroupProps extends Omit<FieldWords, 'labelTrailing'>, NativeRadio {
  options: readonly RadioOption[];
  /** Selected value when controlled; an unknown value selects nothing. */
  value?: string | undefined;
  /** Initially selected value when uncontrolled. Omit for none. */
  defaultValue?: string | undefined;
  onValueChange?: (value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** `cards` shows each option in a box with space for its description. @default 'list' */
  variant?: 'list' | 'cards';
}

/**
 * Single selection from a few visible options. For more than about five use `SelectField`; to
 * switch views, `Segmented`. `ref`, `name`, `onChange`, `onBlur` and other native props apply to
 * every radio button, as form libraries expect; `id`, `className` and `style` to the root.
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
  // React requires either `checked` or `defaultChecked`, never both.
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
