/** The rows and columns of a storage box. */
export interface BoxGrid {
  rows: number;
  columns: number;
}

/** A position as printed on the box: row letters and a column number, such as `A1`. */
export const storagePosition = /^([A-Z]{1,2})([1-9]\d?)$/;

const LETTERS = 26;
const FIRST_LETTER = 'A'.codePointAt(0) ?? 0;

const letter = (index: number) => String.fromCodePoint(FIRST_LETTER + index);

/** Returns the letters of a row, from 0: `A` to `Z`, then `AA`. */
export function rowLetters(row: number): string {
  return row < LETTERS
    ? letter(row)
    : letter(Math.floor(row / LETTERS) - 1) + letter(row % LETTERS);
}

/** Returns the name of a position; row and column count from 0. */
export function positionAt(row: number, column: number): string {
  return `${rowLetters(row)}${column + 1}`;
}

/** Returns row and column of a position, from 0; undefined for an invalid name. */
export function placeOf(position: string): { row: number; column: number } | undefined {
  const [, letters, column] = storagePosition.exec(position) ?? [];
  if (letters === undefined || column === undefined) return undefined;
  const row =
    letters
      .split('')
      .reduce((sum, each) => sum * LETTERS + (each.codePointAt(0) ?? 0) - FIRST_LETTER + 1, 0) - 1;
  return { row, column: Number(column) - 1 };
}

/** Returns whether a box has this position. */
export function hasPosition({ rows, columns }: BoxGrid, position: string): boolean {
  const place = placeOf(position);
  return place !== undefined && place.row < rows && place.column < columns;
}

/** Returns all positions of a box, row by row. */
export function positionsOf({ rows, columns }: BoxGrid): string[] {
  return Array.from({ length: rows * columns }, (_, index) =>
    positionAt(Math.floor(index / columns), index % columns),
  );
}

/** Returns the first free position, row by row; undefined if the box is full. */
export function nextFreePosition(box: BoxGrid, taken: ReadonlySet<string>): string | undefined {
  return positionsOf(box).find((position) => !taken.has(position));
}
