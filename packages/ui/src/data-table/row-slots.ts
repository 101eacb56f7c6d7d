/** Maps row keys to element numbers, in page order. */
export type RowSlots = ReadonlyMap<string, number>;

/**
 * Assigns an element to every rendered row. Remaining rows keep theirs. An entering row reuses the
 * element of a leaving row, if that preceded every remaining row that follows. React then never
 * moves a remaining element, which would lose focus. Rows entering from above get new elements.
 * @param keys of the rendered rows, in order
 */
export function assignSlots(previous: RowSlots, keys: readonly string[]): RowSlots {
  const places = new Map([...previous.keys()].map((key, place) => [key, place]));
  const wanted = new Set(keys);
  const leaving = [...previous].filter(([key]) => !wanted.has(key));
  let fresh = Math.max(-1, ...previous.values()) + 1;

  // From the end: for each row the position of the next remaining row.
  const before: number[] = [];
  keys.reduceRight((next, key, index) => (before[index] = places.get(key) ?? next), Infinity);

  const slots = new Map<string, number>();
  keys.forEach((key, index) => {
    const own = previous.get(key);
    const [left] = leaving;
    if (own !== undefined) slots.set(key, own);
    else if (left && (places.get(left[0]) ?? Infinity) < (before[index] ?? Infinity))
      slots.set(key, leaving.shift()![1]);
    else slots.set(key, fresh++);
  });
  return slots;
}
