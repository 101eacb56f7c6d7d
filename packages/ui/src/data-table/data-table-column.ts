import type { ReactNode } from 'react';
import type { TableColumn } from '../internal/index.ts';

/** Sort order of the rows. */
export interface Sort {
  /** Id of the sorted column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** How an edit ended: `next` and `stay` by key, `left` by loss of focus. */
export type EditEnd = 'next' | 'stay' | 'left';

/** Editor of the cells of a column; created by `cellEdit`. */
export interface CellEdit<Row> {
  /** Renders the field of a cell in edit mode. */
  field: (row: Row, header: string, onEnd: (end: EditEnd) => void) => ReactNode;
}

/**
 * A column of a `DataTable`. Columns with values of known length should have a `width`; the others
 * share the remaining space. In rows of fixed height, overflowing text ends in an ellipsis.
 */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /**
   * Makes the header a sort button, in a table with `sorting`. `server`: the caller requests sorted
   * rows. A comparator (ascending): the table sorts the given rows. When omitted, the column is not
   * sortable.
   */
  sort?: 'server' | ((a: Row, b: Row) => number);
  /** Whether the user can hide the column; requires a `columnChoice`. @default false */
  hideable?: boolean;
  /** Makes the cells editable in place. The table becomes a grid, navigated with the arrow keys. */
  edit?: CellEdit<Row>;
}

/** Minimum width of a column without `width` before the table scrolls horizontally. */
const MIN_WIDTH = '8rem';
const SELECT_WIDTH = '3rem';

/**
 * Returns the columns as CSS: the grid tracks of every row, and the width below which the table
 * scrolls.
 */
export function columnTracks<Row>(
  columns: readonly DataTableColumn<Row>[],
  selectable: boolean,
): { tracks: string; min: string } {
  const widths = [...(selectable ? [SELECT_WIDTH] : []), ...columns.map(({ width }) => width)];
  return {
    tracks: widths.map((width) => width ?? `minmax(${MIN_WIDTH}, 1fr)`).join(' '),
    min: `calc(${widths.map((width) => width ?? MIN_WIDTH).join(' + ')})`,
  };
}

/**
 * Returns the height of `count` fixed-height rows as CSS, so that density changes need no render.
 */
export function heightOfRows(count: number): string {
  return `calc(${count} * var(--row-height))`;
}
