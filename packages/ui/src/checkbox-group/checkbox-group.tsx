import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { fieldAccess, fieldIds, FieldLabel, FieldNotes, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useControllable } from '../internal/index.ts';
import { checkboxGroupMessages } from './words/index.ts';
import * as S from './checkbox-group.styles.ts';

/** An option that can be selected together with others. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** Explanation of the option, read after the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps
  extends
    Omit<FieldWords, 'labelTrailing'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  options: readonly CheckboxOption[];
  /** Selected values when controlled. */
  value?: readonly string[] | undefined;
  /** Initially selected values when uncontrolled. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values, in option order. */
  onValueChange?: (value: string[], details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /**
   * Shows a checkbox above the others that selects all or none, and the number selected. Disabled
   * options keep their value. @default false
   */
  selectAll?: boolean;
  /** One option per line, or as many columns as fit. @default 'list' */
  layout?: 'list' | 'columns';
}

const NONE: readonly string[] = [];

/**
 * Multiple selection from a few visible options. For a single selection use `RadioGroup`; for one
 * statement `Checkbox`. `ref` and native props apply to the root. The form submits every selected
 * value under `name`.
 */
export function CheckboxGroup({
  label,
  labelVisibility = 'visible',
  hint,
  error,
  optional = false,
  dense = false,
  options,
  value: given,
  defaultValue = NONE,
  onValueChange,
  selectAll = false,
  layout = 'list',
  id,
  name,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxGroupProps) {
  const words = useMessages(checkboxGroupMessages);
  const made = useId();
  const ids = fieldIds(id ?? made);
  const legendId = `${ids.control}-legend`;
  const [value, change] = useControllable<
    readonly string[],
    [{ event: ChangeEvent<HTMLInputElement> }]
  >(given, defaultValue, onValueChange && ((next, details) => onValueChange([...next], details)));

  const chosen = new Set(value);
  const free = options.filter(({ disabled = false }) => !disabled);
  const everyFree = free.length > 0 && free.every((option) => chosen.has(option.value));

  const choose = (which: readonly CheckboxOption[], event: ChangeEvent<HTMLInputElement>) => {
    const next = new Set(chosen);
    for (const option of which) {
      if (event.target.checked) next.add(option.value);
      else next.delete(option.value);
    }
    change(
      options.map((option) => option.value).filter((each) => next.has(each)),
      { event },
    );
  };

  return (
    <S.Root
      {...rest}
      id={ids.control}
      // A native fieldset is already a group. The explicit role is needed because only then is
      // `aria-invalid` allowed.
      role="group"
      aria-labelledby={legendId}
      {...fieldAccess(ids, { hint, error, describedBy })}
      data-component="checkbox-group"
      data-layout={layout}
      data-dense={dense || undefined}
      data-label={labelVisibility}
    >
      <legend id={legendId}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldNotes ids={ids} hint={hint} />
      {selectAll && (
        <div data-part="all">
          <Checkbox
            label={words.all}
            dense={dense}
            checked={everyFree}
            indeterminate={!everyFree && chosen.size > 0}
            onChange={(event) => choose(free, event)}
          />
          <span role="status" data-part="count">
            {words.chosen({ count: chosen.size, total: options.length })}
          </span>
        </div>
      )}
      <div data-part="options">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.description}
            dense={dense}
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={chosen.has(option.value)}
            onChange={(event) => choose([option], event)}
          />
        ))}
      </div>
      <FieldNotes ids={ids} error={error} />
    </S.Root>
  );
}
