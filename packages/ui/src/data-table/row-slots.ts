/** Which element draws which row: the row's key to the element's number, in the order they stand in the page. */
export type RowSlots = ReadonlyMap<string, number>;

/**
 * Gives every row to draw an element. Rows that stay keep theirs; a row that comes takes over the element of one that
 * goes, if that stood before every row that stays and follows. React then never moves an element that stays, which
 * would take focus from it; rows coming from above are drawn by new elements.
 * @param keys of the rows to draw, in order
 */
export function assignSlots(previous: RowSlots, keys: readonly string[]): RowSlots {
  const places = new Map([...previous.keys()].map((key, place) => [key, place]));
  const wanted = new Set(keys);
  const leaving = [...previous].filter(([key]) => !wanted.has(key));
  let fresh = Math.max(-1, ...previous.values()) + 1;

  // From the end: for each row the place of the next one that stays.
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
