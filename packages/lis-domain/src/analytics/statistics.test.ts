import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bucketOf,
  histogramBounds,
  histogramOf,
  meanOf,
  percentage,
  percentileOf,
  sdOf,
  type Moments,
} from './statistics.ts';

const single = (...values: number[]) => values.map((upto) => ({ upto, n: 1 }));
const moments = (...values: number[]): Moments => ({
  n: values.length,
  total: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
});
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('percentileOf by nearest rank', () => {
  it.each([
    ['the 90th percentile of 1 to 10 (laboratory cases 5.7)', single(...from(1, 10)), 90, 9],
    ['the median of an odd number of values', single(30, 90, 60), 50, 60],
    [
      'the median of an even number of values: the lower middle value',
      single(10, 20, 30, 40),
      50,
      20,
    ],
    ['the 90th percentile of 100 equal values', [{ upto: 5, n: 100 }], 90, 5],
    ['the 90th percentile of one value', single(7), 90, 7],
    ['the 100th', single(1, 2, 3), 100, 3],
    ['the 0th percentile: the smallest value', single(4, 2), 0, 2],
    [
      'the last rank in a bucket',
      [
        { upto: 10, n: 9 },
        { upto: 20, n: 1 },
      ],
      90,
      10,
    ],
    [
      'the first rank after a bucket',
      [
        { upto: 10, n: 8 },
        { upto: 20, n: 2 },
      ],
      90,
      20,
    ],
    [
      'an empty bucket is ignored',
      [
        { upto: 1, n: 0 },
        { upto: 9, n: 1 },
      ],
      50,
      9,
    ],
    ['nothing', [], 50, null],
  ])('%s', (_, buckets, percent, expected) => {
    expect(percentileOf(buckets, percent)).toBe(expected);
  });
});

const toThree = (value: number | null) => value && Number(value.toFixed(3));

describe('mean and standard deviation', () => {
  it.each([
    [moments(4, 6, 2, 8, 5), 5, Math.sqrt(5)],
    [moments(...from(95, 114)), 104.5, 5.9161],
    [
      moments(
        192,
        188,
        190,
        190,
        189,
        191,
        188,
        193,
        188,
        190,
        191,
        194,
        194,
        188,
        192,
        190,
        189,
        189,
        191,
        192,
      ),
      190.45,
      1.932,
    ],
    [moments(0.1, 0.1, 0.1), 0.1, 0],
    [moments(3), 3, null],
    [moments(), null, null],
  ])('of %o (laboratory cases 5.1)', (of, mean, sd) => {
    expect([toThree(meanOf(of)), toThree(sdOf(of))]).toEqual([toThree(mean), toThree(sd)]);
  });
});

describe('percentage', () => {
  it.each([
    [19, 20, 95],
    [2, 3, 200 / 3],
    [0, 5, 0],
    [0, 0, null],
  ])('%i of %i', (part, whole, expected) => {
    expect(percentage(part, whole)).toBe(expected);
  });
});

describe('turnaround buckets', () => {
  it.each([
    [0, 0],
    [0.2, 1],
    [59.98, 60],
    [60, 60],
    [119.5, 120],
    [120, 120],
    [121, 125],
    [720, 720],
    [720.1, 780],
    [3900, 3900],
  ])('%s minutes fall into bucket %i', (minutes, expected) => {
    expect(bucketOf(minutes)).toBe(expected);
  });

  it('never understate a percentile, nor overstate it by more than a bucket', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 100 }),
        (values, percent) => {
          const exact = percentileOf(single(...values), percent) ?? NaN;
          const bucket =
            percentileOf(
              values.map((value) => ({ upto: bucketOf(value), n: 1 })),
              percent,
            ) ?? NaN;
          expect(bucket).toBe(bucketOf(exact));
        },
      ),
      { seed: 57, numRuns: 500 },
    );
  });

  it('end at every histogram bound', () => {
    for (const bound of histogramBounds) expect(bucketOf(bound)).toBe(bound);
  });
});

describe('histogramOf', () => {
  it('counts every time once, with long times in the last bar', () => {
    const bars = histogramOf([
      { upto: 0, n: 1 },
      { upto: 15, n: 2 },
      { upto: 16, n: 3 },
      { upto: 1440, n: 4 },
      { upto: 1500, n: 5 },
    ]);
    expect(bars.filter(({ count }) => count > 0)).toEqual([
      { upper: 15, count: 3 },
      { upper: 30, count: 3 },
      { upper: 1440, count: 4 },
      { upper: null, count: 5 },
    ]);
    expect(bars).toHaveLength(histogramBounds.length + 1);
  });
});
