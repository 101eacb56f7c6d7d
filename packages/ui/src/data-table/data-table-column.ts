import type { ReactNode } from 'react';
import type { TableColumn } from '../internal/index.ts';

/** What rows are in the order of. */
export interface Sort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** How an edit ended: `next` and `stay` by a key, `left` because focus went elsewhere. */
export type EditEnd = 'next' | 'stay' | 'left';

/** How the cells of a column are edited; made by `cellEdit`. */
export interface CellEdit<Row> {
  /** The field that stands in the cell while it is edited. */
  field: (row: Row, header: string, onEnd: (end: EditEnd) => void) => ReactNode;
}

/**
 * One column of a `DataTable`, as data. Values of a known length deserve a `width`; columns without one share what is
 * left. Where rows have one height, what does not fit ends in an ellipsis.
 */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /**
   * Makes the head a button that sorts, in a table with `sorting`. `server`: the caller asks anew; a comparison, ascending: the table puts the rows
   * it has in order. When omitted, the column does not sort.
   */
  sort?: 'server' | ((a: Row, b: Row) => number);
  /** The person may put the column away; needs a `columnChoice`. @default false */
  hideable?: boolean;
  /** The cells are edited in place, and the table becomes a grid: arrow keys walk its cells. */
  edit?: CellEdit<Row>;
}

/** The least a column without a width keeps before the table scrolls sideways. */
const LEAST_WIDTH = '8rem';
const SELECT_WIDTH = '3rem';

/** The columns as CSS: the tracks of every row, and the width below which the table scrolls. */
export function columnTracks<Row>(
  columns: readonly DataTableColumn<Row>[],
  selectable: boolean,
): { tracks: string; least: string } {
  const widths = [...(selectable ? [SELECT_WIDTH] : []), ...columns.map(({ width }) => width)];
  return {
    tracks: widths.map((width) => width ?? `minmax(${LEAST_WIDTH}, 1fr)`).join(' '),
    least: `calc(${widths.map((width) => width ?? LEAST_WIDTH).join(' + ')})`,
  };
}

/** The height of so many rows of one height as CSS, so that density changes it without a render. */
export function heightOfRows(count: number): string {
  return `calc(${count} * var(--row-height))`;
}
