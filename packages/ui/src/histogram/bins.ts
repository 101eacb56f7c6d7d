import { extent, niceStep, stepDigits } from '../chart/index.ts';

/** Number of values from `from` (inclusive) to `to` (exclusive); the last bin includes its end. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** Maximum number of distinguishable bins; a few outliers would otherwise require thousands. */
const MOST = 60;

/** Quantile of the sorted values, with linear interpolation (Hyndman and Fan 1996, type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * Returns the bin width: twice the interquartile range divided by the cube root of the count (D.
 * Freedman and P. Diaconis, "On the histogram as a density estimator", 1981). When half of the
 * values are equal, that range is zero. The width is then the full range divided by one plus the
 * binary logarithm of the count (H. A. Sturges, "The choice of a class interval", 1926).
 * @param sorted ascending, not all equal
 */
export function binWidth(sorted: readonly number[]): number {
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const middle = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const width =
    middle > 0 ? (2 * middle) / Math.cbrt(sorted.length) : range / (1 + Math.log2(sorted.length));
  return Math.max(width, range / MOST);
}

/**
 * Counts values in bins of equal, round width with round limits. If all values are equal there is a
 * single bin.
 */
export function binsOf(values: readonly number[]): Bin[] {
  const sorted = [...values].sort((a, b) => a - b);
  const range = extent(sorted);
  if (!range) return [];
  const [low, high] = range;
  if (low === high) return [{ from: low, to: high, count: sorted.length }];
  const width = niceStep(binWidth(sorted), 1);
  const digits = stepDigits(width);
  const first = Math.floor(low / width + 1e-9);
  const last = Math.max(first, Math.ceil(high / width - 1e-9) - 1);
  const edge = (steps: number) => Number((steps * width).toFixed(digits)) + 0;
  const bins = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: edge(first + index),
    to: edge(first + index + 1),
    count: 0,
  }));
  for (const value of sorted)
    bins[Math.min(bins.length - 1, Math.max(0, Math.floor(value / width + 1e-9) - first))]!.count +=
      1;
  return bins;
}
