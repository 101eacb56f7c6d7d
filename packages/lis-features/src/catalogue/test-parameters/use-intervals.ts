import { useState } from 'react';
import { useRows } from '../../shared/lis-form/index.ts';
import type { IntervalActions } from './interval-table.tsx';
import { emptyRange, type RangeFields, type TestFields } from './test-fields.ts';
import type { TestSectionProps } from './test-section.tsx';

/** By default, a value at a critical limit is critical. */
const criticalRange = (id: string): RangeFields => ({
  ...emptyRange(id),
  type: 'critical',
  low_op: 'le',
  high_op: 'ge',
});

/**
 * Edits the intervals of the form: the actions of their tables, and the state of the dialog with
 * all fields of one interval.
 *
 * @param saved Field values of the saved test.
 */
export function useIntervals(form: TestSectionProps['form'], saved: TestFields) {
  const { rows, onRowsChange, nextId } = useRows(form, 'ranges');
  const [edited, setEdited] = useState<{ id: string; before: RangeFields | undefined }>();
  const current = form.methods.watch('ranges');
  const placeOf = (id: string) => current.findIndex((row) => row.id === id);

  const insert = (row: RangeFields, index: number) =>
    onRowsChange(rows.toSpliced(index, 0, row), { reason: 'added', index });
  const remove = (id: string) => {
    const index = placeOf(id);
    if (index >= 0) onRowsChange(rows.toSpliced(index, 1), { reason: 'removed', index });
  };
  const restore = (row: RangeFields) => {
    const index = placeOf(row.id);
    if (index < 0) return;
    for (const [name, value] of Object.entries(row))
      form.methods.setValue(`ranges.${index}.${name as keyof RangeFields}`, value, {
        shouldDirty: true,
      });
    form.methods.clearErrors(`ranges.${index}`);
  };
  /** Adds an interval and opens it; it has no earlier values. */
  const open = (row: RangeFields, index: number) => {
    insert(row, index);
    setEdited({ id: row.id, before: undefined });
  };

  const actions: IntervalActions = {
    // A copy, because the form changes its row in place.
    onEdit: (row) => setEdited({ id: row.id, before: { ...row } }),
    onDuplicate: (row) => open({ ...row, id: nextId() }, placeOf(row.id) + 1),
    onRemove: ({ id }) => remove(id),
    onUndo: ({ row, index, saved: before }) => {
      if (before === null) remove(row.id);
      else if (index === null) insert(before, Math.min(saved.ranges.indexOf(before), rows.length));
      else restore(before);
    },
  };
  const index = edited ? placeOf(edited.id) : -1;
  return {
    actions,
    count: current.length,
    editedId: edited?.id,
    onAdd: (section: 'intervals' | 'critical') =>
      open((section === 'critical' ? criticalRange : emptyRange)(nextId()), current.length),
    dialog: {
      index: index < 0 ? undefined : index,
      isNew: edited?.before === undefined,
      onCancel: () => {
        if (edited?.before) restore(edited.before);
        else if (edited) remove(edited.id);
        setEdited(undefined);
      },
      onApply: () => setEdited(undefined),
    },
  };
}
