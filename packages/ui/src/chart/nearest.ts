/**
 * Returns the index of the value nearest to `target`, found by bisection. The earlier one wins a
 * tie.
 * @param sorted ascending; returns -1 when empty
 */
export function nearest(sorted: ArrayLike<number>, target: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [sorted[low - 1], sorted[low]];
  if (after === undefined) return low - 1;
  return before !== undefined && target - before <= after - target ? low - 1 : low;
}
