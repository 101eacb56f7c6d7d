/** Maps a value to its position on the plot. */
export type LinearScale = (value: number) => number;

/**
 * Creates a linear scale. Values outside the domain map outside the range; the caller decides how
 * to draw them.
 * @param domain the values at both ends; when they are equal, every value maps to the middle of the
 * range
 * @param range the positions of both ends, in pixels; `[bottom, top]` for values that increase
 * upwards
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): LinearScale {
  if (from === to) return () => (start + end) / 2;
  const factor = (end - start) / (to - from);
  return (value) => start + (value - from) * factor;
}
