import type { TableColumn } from '../internal/index.js';

/** What rows are in the order of. */
export interface Sort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** How a cell of a column is edited, as plain text. */
export interface CellEdit<Row> {
  /** What stands in the field at first. */
  value: (row: Row) => string;
  /** A changed value was accepted in the field. What the cell then shows is still the row's. */
  onCommit: (row: Row, value: string) => void;
  /** Why a value is not accepted, in words; it then stays in its field. When omitted, every value is. */
  refuse?: (value: string, row: Row) => string | undefined;
  /** Which keyboard a touch screen offers. @default 'text' */
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/**
 * One column of a `DataTable`, as data. Values of a known length deserve a `width`; columns without one share what is
 * left. Where rows have one height, what does not fit ends in an ellipsis.
 */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /**
   * Makes the head a button that sorts. `server`: the caller asks anew; a comparison, ascending: the table puts the rows
   * it has in order. When omitted, the column does not sort.
   */
  sort?: 'server' | ((a: Row, b: Row) => number);
  /** The person may put the column away; needs `onHiddenColumnsChange`. @default false */
  hideable?: boolean;
  /** The cells are edited in place, and the table becomes a grid: arrow keys walk its cells. */
  edit?: CellEdit<Row>;
}

/** The least a column without a width keeps before the table scrolls sideways. */
const LEAST_WIDTH = '8rem';
const SELECT_WIDTH = '3rem';

/** The columns as CSS: the tracks of every row, and the width below which the table scrolls. */
export function columnTracks<Row>(columns: readonly DataTableColumn<Row>[], selectable: boolean): { tracks: string; least: string } {
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
