import { extent, niceStep, stepDigits } from '../chart/index.ts';

/** How many values lie from `from` up to, but not including, `to`; the last bin includes its end. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** More bins than this cannot be told apart; a few values far out would otherwise ask for thousands. */
const MOST = 60;

/** The value below which a share of the sorted values lies, between neighbours by proportion (Hyndman and Fan 1996, type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * How broad a bin should be: twice the interquartile range by the cube root of the number of values (D. Freedman and P. Diaconis, "On the
 * histogram as a density estimator", 1981). Where half of the values are equal that range is zero; then the whole range by one and the
 * binary logarithm of their number (H. A. Sturges, "The choice of a class interval", 1926).
 * @param sorted ascending, not all equal
 */
export function binWidth(sorted: readonly number[]): number {
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const middle = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const width =
    middle > 0 ? (2 * middle) / Math.cbrt(sorted.length) : range / (1 + Math.log2(sorted.length));
  return Math.max(width, range / MOST);
}

/** Counts values in bins of equal, round width that begin and end at round values. All equal values are one bin. */
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
