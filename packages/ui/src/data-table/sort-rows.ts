import type { DataTableColumn, Sort } from './data-table-column.ts';

/** The sort a press on a column's head asks for: that column ascending, or the other way round. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  return {
    column,
    direction:
      sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/**
 * The rows in the order asked for, where the column can compare them; as they came where the server sorts. Rows that
 * are equal keep their order, in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.sort;
  if (typeof compare !== 'function') return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a, b));
}
