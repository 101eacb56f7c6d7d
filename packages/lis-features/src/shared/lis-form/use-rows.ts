import type { RowsChange } from '@alms/ui/field-array';
import { useRef } from 'react';
import {
  useFieldArray,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import type { LisFormState } from './use-lis-form.ts';

/** Rows of a list field, in the format of `FieldArray`. */
export function useRows<Values extends FieldValues, Output, Name extends FieldArrayPath<Values>>(
  { methods }: LisFormState<Values, Output>,
  name: Name,
) {
  const { fields, insert, remove, move } = useFieldArray({
    control: methods.control,
    name,
    keyName: 'key',
  });
  const made = useRef(0);
  const rows = fields as unknown as (FieldArray<Values, Name> & { id: string })[];
  const onRowsChange = (next: typeof rows, change: RowsChange) => {
    // Every list path is a valid path, but TypeScript cannot infer this for a generic.
    methods.clearErrors(name as unknown as Path<Values>);
    if (change.reason === 'moved') return move(change.from, change.to);
    if (change.reason === 'removed') return remove(change.index);
    const row = next[change.index];
    // The row’s own fields take focus once rendered.
    if (row) insert(change.index, row, { shouldFocus: false });
  };
  const nextId = () => {
    made.current += 1;
    return `new-${made.current}`;
  };
  return { rows, onRowsChange, nextId };
}
