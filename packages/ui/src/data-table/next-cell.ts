/** Where a cell stands: both counted from 0, among all rows and among the cells of a row. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface KeyPress {
  key: string;
  /** Ctrl, or Cmd on a Mac. */
  ctrl: boolean;
}

export interface CellBounds {
  rows: number;
  columns: number;
  /** How many rows Page Up and Page Down go. */
  page: number;
  /** `grid`: keys walk cells, as in a spreadsheet. `list`: keys walk rows, and Home and End go to its ends. */
  walk: 'grid' | 'list';
  rightToLeft: boolean;
}

/** Where a key leads from a cell; undefined when it means nothing here. Keys of the APG's grid pattern. */
export function nextCell(
  { row, column }: CellPlace,
  { key, ctrl }: KeyPress,
  { rows, columns, page, walk, rightToLeft }: CellBounds,
): CellPlace | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  const toRow = (to: number) => ({ row: Math.min(Math.max(0, to), last.row), column });
  const toColumn = (to: number) => ({ row, column: Math.min(Math.max(0, to), last.column) });
  const inGrid = walk === 'grid';
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'PageDown':
      return toRow(row + page);
    case 'PageUp':
      return toRow(row - page);
    case 'ArrowRight':
      return inGrid ? toColumn(column + (rightToLeft ? -1 : 1)) : undefined;
    case 'ArrowLeft':
      return inGrid ? toColumn(column + (rightToLeft ? 1 : -1)) : undefined;
    case 'Home':
      if (!inGrid) return toRow(0);
      return ctrl ? { row: 0, column: 0 } : toColumn(0);
    case 'End':
      if (!inGrid) return toRow(last.row);
      return ctrl ? last : toColumn(last.column);
    default:
      return undefined;
  }
}
