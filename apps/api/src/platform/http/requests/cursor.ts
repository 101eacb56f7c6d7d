import { invalid } from './validation.ts';

/** Opaque cursor for the page after these sort keys. */
export function cursorAfter(...keys: (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** Sort keys in a cursor; undefined for the first page. */
export function keysOf(
  cursor: string | undefined,
  length: number,
): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(keys) &&
      keys.length === length &&
      keys.every((key) => typeof key === 'string' || typeof key === 'number')
    )
      return keys;
  } catch {
    // Malformed cursor: rejected below.
  }
  throw invalid({ cursor: 'is not valid' });
}

/** A page of at most `limit` rows; expects one extra row to detect further pages. */
export function pageOfRows<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keys: (row: Row) => (string | number)[],
  item: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(item),
    next_cursor: rows.length > limit && last !== undefined ? cursorAfter(...keys(last)) : null,
  };
}
