/** From a value to its place on the plot. */
export type LinearScale = (value: number) => number;

/**
 * An even scale. Values outside the domain land outside the range: who draws decides what becomes of them.
 * @param domain the values at both ends; when they are equal, every value lands in the middle of the range
 * @param range the places of both ends, in pixels; `[bottom, top]` for values that grow upwards
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): LinearScale {
  if (from === to) return () => (start + end) / 2;
  const factor = (end - start) / (to - from);
  return (value) => start + (value - from) * factor;
}
