import type { RowsChange } from '@alms/ui/field-array';
import { useRef } from 'react';
import { useFieldArray, type FieldArray } from 'react-hook-form';
import type { LisFormState } from '../../shared/lis-form/index.js';
import type { TestFields, TestValues } from './test-editor.form.js';

type Lists = 'specimens' | 'coded_values' | 'ranges' | 'calculation_inputs' | 'reflex';

/** The rows of a list in the form, as `FieldArray` wants them. */
export function useRows<Name extends Lists>({ methods }: LisFormState<TestFields, TestValues>, name: Name) {
  const { fields, insert, remove, move } = useFieldArray({ control: methods.control, name, keyName: 'key' });
  const made = useRef(0);
  const rows = fields as unknown as (TestFields[Name][number] & { id: string })[];
  const onRowsChange = (next: typeof rows, change: RowsChange) => {
    methods.clearErrors(name);
    if (change.reason === 'moved') return move(change.from, change.to);
    if (change.reason === 'removed') return remove(change.index);
    const row = next[change.index];
    // The row's own fields take the focus once they are drawn.
    if (row) insert(change.index, row as FieldArray<TestFields, Name>, { shouldFocus: false });
  };
  const nextId = () => {
    made.current += 1;
    return `new-${made.current}`;
  };
  return { rows, onRowsChange, nextId };
}
