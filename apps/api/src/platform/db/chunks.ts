/** Rows per database statement: building one must not delay other requests. */
const CHUNK = 200;

/** Splits a list into consecutive chunks, each for one statement. */
export function chunksOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
