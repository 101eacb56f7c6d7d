import { useState } from 'react';
import type { FieldBinding, LisFormState } from '../../shared/lis-form/index.ts';
import type { FacilityField, FacilityValues } from './registration.form.ts';

/**
 * The bindings of the facility's fields. Because Next waits for right answers, a wrong one is told as soon as its field is left, not
 * only when the form is sent; an empty field is left alone, and an error goes when the field is edited.
 * @param wrong the words for each answer that is not accepted as it stands.
 */
export function useFacilityFields(
  { field }: Pick<LisFormState<FacilityValues, FacilityValues>, 'field'>,
  values: FacilityValues,
  wrong: (name: FacilityField) => string | undefined,
) {
  const [left, setLeft] = useState<ReadonlySet<FacilityField>>(new Set());
  return (name: FacilityField): FieldBinding => {
    const binding = field(name);
    const told = left.has(name) && values[name] !== '' ? wrong(name) : undefined;
    return {
      ...binding,
      error: binding.error ?? told,
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
