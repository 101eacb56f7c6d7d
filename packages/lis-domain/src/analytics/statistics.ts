/**
 * Number of values above the previous bucket and at most `upto`. A single value is a bucket of one.
 */
export interface Bucket {
  upto: number;
  n: number;
}

/** Aggregates that can be combined across days: count, sum and sum of squares. */
export interface Moments {
  n: number;
  total: number;
  squares: number;
}

/** Returns a share in percent, unrounded; null when the whole is 0. */
export function percentage(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

/** Returns the arithmetic mean; null without values. */
export function meanOf({ n, total }: Pick<Moments, 'n' | 'total'>): number | null {
  return n === 0 ? null : total / n;
}

/**
 * Returns the sample standard deviation, with n − 1 (laboratory cases 5.1: 95…114 has 5.9161). Null
 * for fewer than two values, not 0.
 */
export function sdOf({ n, total, squares }: Moments): number | null {
  if (n < 2) return null;
  // Rounding of equal values can leave a difference slightly below zero.
  return Math.sqrt(Math.max(0, squares - (total * total) / n) / (n - 1));
}

/**
 * Returns the percentile by nearest rank (laboratory cases 5.7: the 90th of 1…10 is 9): the
 * smallest value that at least `percent` percent of the values do not exceed. It is always one of
 * the values, or the upper bound of its bucket. The 50th is the median; for an even count it is the
 * lower of the two middle values.
 */
export function percentileOf(buckets: readonly Bucket[], percent: number): number | null {
  const total = buckets.reduce((sum, { n }) => sum + n, 0);
  const rank = Math.max(1, Math.ceil((percent * total) / 100));
  let cumulative = 0;
  for (const { upto, n } of buckets.toSorted((a, b) => a.upto - b.upto)) {
    cumulative += n;
    if (n > 0 && cumulative >= rank) return upto;
  }
  return null;
}

/**
 * Resolution of stored times: whole minutes up to two hours, five minutes up to twelve hours, then
 * hours. Times are rounded up, so that no result looks faster than it was. Times of any number of
 * days can be combined without the individual results.
 */
export const minuteSteps = [
  { to: 120, step: 1 },
  { to: 720, step: 5 },
  { to: Infinity, step: 60 },
] as const;

/** Returns the upper bound of the bucket for a time in minutes. */
export function bucketOf(minutes: number): number {
  const { step } = minuteSteps.find(({ to }) => minutes <= to) ?? { step: 60 };
  return Math.ceil(minutes / step) * step;
}

/**
 * Upper bounds of the histogram bars, in minutes. Each is a bucket bound, so that no bucket is
 * split.
 */
export const histogramBounds = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440] as const;

/**
 * Returns the number of times in each bar; the last bar has no upper bound and counts times over a
 * day.
 */
export function histogramOf(buckets: readonly Bucket[]): { upper: number | null; count: number }[] {
  const uppers = [...histogramBounds, null];
  return uppers.map((upper, index) => {
    const lower = uppers[index - 1] ?? -Infinity;
    return {
      upper,
      count: buckets.reduce(
        (sum, { upto, n }) => sum + (upto > lower && upto <= (upper ?? Infinity) ? n : 0),
        0,
      ),
    };
  });
}
