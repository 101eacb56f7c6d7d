import type { DataTableColumn, Sort } from './data-table-column.ts';

/**
 * Returns the sort order for a click on a column header: ascending, or reversed when already sorted
 * by that column.
 */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  return {
    column,
    direction:
      sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/**
 * Sorts the rows when the column has a comparator; keeps their order when the server sorts. The
 * sort is stable in both directions.
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
