import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';

/** One answer to choose. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Answers under a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** In the order shown; groups and single options may be mixed. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen; its value is empty. When omitted, the first option is chosen from the start. */
  placeholder?: string | undefined;
}

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * One of several known answers, in the browser's own list, which works with any hand, reader and phone. With up to
 * five answers `RadioGroup` shows them at once; with more than a screenful, a searchable list is kinder.
 * `ref` and native props reach the `select`, `className` and `style` the root.
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
