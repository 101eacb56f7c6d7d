import type { BoxGrid } from '@alms/lis-domain/samples';

/** A position in a box, counted from 0. */
export interface Place {
  row: number;
  column: number;
}

/**
 * Returns the target position of a key, by the grid pattern of the ARIA Authoring Practices. Arrow
 * keys move by one, Home and End along the row, and with Ctrl to the first and last position.
 *
 * Returns undefined for other keys and at the edge of the box.
 */
export function nextPlace(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Place,
  { rows, columns }: BoxGrid,
): Place | undefined {
  const places: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  };
  const next = places[key];
  const isInside =
    next && next.row >= 0 && next.row < rows && next.column >= 0 && next.column < columns;
  return isInside ? next : undefined;
}
