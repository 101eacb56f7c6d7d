/** Position of a cell: zero-based, among all rows and among the cells of a row. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface KeyPress {
  key: string;
  /** Ctrl, or Cmd on macOS. */
  ctrl: boolean;
}

export interface CellBounds {
  rows: number;
  columns: number;
  /** Number of rows that Page Up and Page Down move. */
  page: number;
  /**
   * `grid`: keys move between cells, as in a spreadsheet. `list`: keys move between rows, and Home
   * and End move to its ends.
   */
  walk: 'grid' | 'list';
  rightToLeft: boolean;
}

/**
 * Returns the target cell of a key, or undefined when the key has no function. Keys follow the grid
 * pattern of the ARIA Authoring Practices Guide (APG).
 */
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
