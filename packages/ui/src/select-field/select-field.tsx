import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';

/** An option to select. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** Options in display order; groups and single options can be mixed. */
  options: readonly (SelectOption | SelectGroup)[];
  /**
   * Shown while nothing is selected, with an empty value. When omitted, the first option is
   * selected initially.
   */
  placeholder?: string | undefined;
}

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * Selects one of several options in the browser's native list, which works with every input device
 * and assistive technology. For up to five options use `RadioGroup`; when the options do not fit on
 * the screen, a searchable list. `ref` and native props apply to the `select`, `className` and
 * `style` to the root.
 */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} data-component="select-field">
      <span data-part="box">
        <select {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(drawOption)}
              </optgroup>
            ) : (
              drawOption(entry)
            ),
          )}
        </select>
        <Icon glyph={ChevronDownGlyph} />
      </span>
    </Field>
  );
}
