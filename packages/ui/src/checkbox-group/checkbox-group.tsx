import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { fieldAccess, fieldIds, FieldLabel, FieldNotes, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useControllable } from '../internal/index.ts';
import { checkboxGroupMessages } from './words/index.ts';
import * as S from './checkbox-group.styles.ts';

/** One answer that may be chosen beside others. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** What choosing it means; read after the label. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps
  extends
    Omit<FieldWords, 'labelTrailing'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  options: readonly CheckboxOption[];
  /** The chosen values, when the caller keeps them. */
  value?: readonly string[] | undefined;
  /** The values chosen at first, when the group keeps them. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all chosen values, in the order of the options. */
  onValueChange?: (value: string[], details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** A box above the others that chooses all or none, and how many are chosen. Those that are disabled stay as they are. @default false */
  selectAll?: boolean;
  /** One below the other, or as many columns as there is room for. @default 'list' */
  layout?: 'list' | 'columns';
}

const NONE: readonly string[] = [];

/**
 * Any number of a few answers, all in view. For one answer use `RadioGroup`; for one statement `Checkbox`.
 * `ref` and native props reach the root; under `name` the form sends every chosen value.
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
      // A native fieldset is a group; the role is written because only then it may be called invalid.
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
