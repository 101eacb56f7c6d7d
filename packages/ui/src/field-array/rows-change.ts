/** A change to a list of rows; maps to a form library's operations (insert, remove, move). */
export type RowsChange =
  | { reason: 'added' | 'removed' | 'restored'; index: number }
  | { reason: 'moved'; from: number; to: number };

/** Returns the rows after a change; `row` is the added one. */
export function changedRows<R>(rows: readonly R[], change: RowsChange, row?: R): R[] {
  switch (change.reason) {
    case 'added':
    case 'restored':
      return row === undefined ? [...rows] : rows.toSpliced(change.index, 0, row);
    case 'removed':
      return rows.toSpliced(change.index, 1);
    case 'moved': {
      const moved = rows[change.from];
      return moved === undefined
        ? [...rows]
        : rows.toSpliced(change.from, 1).toSpliced(change.to, 0, moved);
    }
  }
}
