import type { ReactNode } from 'react';

/** One column of a `Table`, as data. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** The head of the column, and the label of each value where the rows are cards. */
  header: string;
  /** The head is only read aloud: for columns of buttons. @default false */
  headerHidden?: boolean;
  /** `end` for figures, which then stand in columns. @default 'start' */
  align?: 'start' | 'end';
  /** A CSS length or percentage; `cqi` counts from the table, so that `clamp(6rem, 14cqi, 10rem)` gives way where there is little room. Columns without one share what is left equally. */
  width?: string;
  /** This column names the row, and carries its link. @default the first column carries it, and no column names the row */
  rowHeader?: boolean;
  /** What stands in the row's cell. `null` leaves it empty; a value that is not known should say so. */
  render: (row: Row) => ReactNode;
}

/** The column whose cell opens the row. */
export function openingColumn<Row>(
  columns: readonly TableColumn<Row>[],
): TableColumn<Row> | undefined {
  return columns.find((column) => column.rowHeader) ?? columns[0];
}
