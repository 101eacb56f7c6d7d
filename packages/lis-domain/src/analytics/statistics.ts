/** So many values of at most `upto`, and above the bucket before. A single value is a bucket of one. */
export interface Bucket {
  upto: number;
  n: number;
}

/** What is kept of many values so that those of two days can be put together: their number, sum and sum of squares. */
export interface Moments {
  n: number;
  total: number;
  squares: number;
}

/** A share in percent, unrounded. A share of nothing is not known. */
export function percentage(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

/** The arithmetic mean; of nothing there is none. */
export function meanOf({ n, total }: Pick<Moments, 'n' | 'total'>): number | null {
  return n === 0 ? null : total / n;
}

/** The standard deviation of a sample, by n − 1 (laboratory cases 5.1: 95…114 has 5.9161). Of one value there is none: it is not 0. */
export function sdOf({ n, total, squares }: Moments): number | null {
  if (n < 2) return null;
  // Sums of equal values leave a difference of a few bits below zero.
  return Math.sqrt(Math.max(0, squares - (total * total) / n) / (n - 1));
}

/**
 * The percentile by nearest rank (laboratory cases 5.7: the 90th of 1…10 is 9): the smallest value that at least so many percent do not exceed. It is
 * always one of the values, or the upper end of its bucket. The 50th is the median; of an even number it is the lower of the two in the middle.
 */
export function percentileOf(buckets: readonly Bucket[], percent: number): number | null {
  const total = buckets.reduce((sum, { n }) => sum + n, 0);
  const rank = Math.max(1, Math.ceil((percent * total) / 100));
  let seen = 0;
  for (const { upto, n } of buckets.toSorted((a, b) => a.upto - b.upto)) {
    seen += n;
    if (n > 0 && seen >= rank) return upto;
  }
  return null;
}

/**
 * How finely minutes are kept: whole minutes up to two hours, five minutes up to twelve hours, then hours. A time is rounded up, so that nothing looks
 * faster than it was, and times of any number of days can be put together without the single results.
 */
export const minuteSteps = [
  { to: 120, step: 1 },
  { to: 720, step: 5 },
  { to: Infinity, step: 60 },
] as const;

/** The upper end of the bucket that a time in minutes is kept in. */
export function bucketOf(minutes: number): number {
  const { step } = minuteSteps.find(({ to }) => minutes <= to) ?? { step: 60 };
  return Math.ceil(minutes / step) * step;
}

/** The upper ends of the bars that times are shown in, in minutes. Each is the end of a bucket, so that no bucket is cut. */
export const histogramBounds = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440] as const;

/** How many times lie in each bar; the last, without an upper end, has what took longer than a day. */
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
