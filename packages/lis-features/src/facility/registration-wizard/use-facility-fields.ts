import { useState } from 'react';
import type { FieldBinding, LisFormState } from '../../shared/lis-form/index.ts';
import type { FacilityField, FacilityValues } from './registration.form.ts';

/**
 * Returns the field bindings of the facility form. Because Next requires valid fields, an invalid
 * entry is reported on blur and not only on submit.
 *
 * An empty field is not reported, and editing a field clears its error.
 *
 * @param wrong Messages for entries that are currently invalid.
 */
export function useFacilityFields(
  { field }: Pick<LisFormState<FacilityValues, FacilityValues>, 'field'>,
  values: FacilityValues,
  wrong: (name: FacilityField) => string | undefined,
) {
  const [left, setLeft] = useState<ReadonlySet<FacilityField>>(new Set());
  return (name: FacilityField): FieldBinding => {
    const binding = field(name);
    const entryError = left.has(name) && values[name] !== '' ? wrong(name) : undefined;
    return {
      ...binding,
      error: binding.error ?? entryError,
      onBlur: async (event) => {
        setLeft((names) => new Set([...names, name]));
        return binding.onBlur(event);
      },
      onChange: async (event) => {
        setLeft((names) =>
          names.has(name) ? new Set([...names].filter((other) => other !== name)) : names,
        );
        return binding.onChange(event);
      },
    };
  };
}
