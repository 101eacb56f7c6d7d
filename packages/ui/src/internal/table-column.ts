import type { ReactNode } from 'react';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Column header, and label of each value in card layout. */
  header: string;
  /** Hides the header visually: for columns of buttons. @default false */
  headerHidden?: boolean;
  /** `end` for numbers, so that their digits align. @default 'start' */
  align?: 'start' | 'end';
  /**
   * CSS length or percentage. `cqi` is relative to the table, so `clamp(6rem, 14cqi, 10rem)`
   * shrinks on narrow screens. Columns without `width` share the remaining space equally.
   */
  width?: string;
  /**
   * Makes this column the row header, which has the row's link. @default the first column has the
   * link, and no column is a row header
   */
  rowHeader?: boolean;
  /** Renders the cell. `null` leaves it empty; unknown values should be marked as such. */
  render: (row: Row) => ReactNode;
}

/** Returns the column whose cell opens the row. */
export function openingColumn<Row>(
  columns: readonly TableColumn<Row>[],
): TableColumn<Row> | undefined {
  return columns.find((column) => column.rowHeader) ?? columns[0];
}
