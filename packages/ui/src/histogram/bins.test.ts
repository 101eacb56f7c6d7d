import { describe, expect, it } from 'vitest';
import { binsOf, binWidth } from './bins.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('binWidth', () => {
  it('is twice the interquartile range divided by the cube root of the count', () => {
    // The quartiles of 1 to 8 are 2.75 and 6.25: 2 * 3.5 / 2.
    expect(binWidth(range(8))).toBeCloseTo(3.5, 9);
  });

  it('depends on the count alone when half of the values are equal', () => {
    // 16 values from 0 to 10, twelve of them 5: 10 / (1 + 4).
    expect(binWidth([0, 1, ...Array.from({ length: 12 }, () => 5), 9, 10])).toBeCloseTo(2, 9);
  });

  it('is limited so that bins remain distinguishable', () => {
    expect(binWidth([...range(1000), 1_000_000])).toBeCloseTo(999_999 / 60, 3);
  });
});

describe('binsOf', () => {
  it.each([
    [[], []],
    [[7, 7, 7], [{ from: 7, to: 7, count: 3 }]],
    [
      range(8),
      [
        { from: 0, to: 5, count: 4 },
        { from: 5, to: 10, count: 4 },
      ],
    ],
    [
      [-3, -1, 1, 3],
      [
        { from: -5, to: 0, count: 2 },
        { from: 0, to: 5, count: 2 },
      ],
    ],
  ])('puts %j into the bins %j', (values, bins) => {
    expect(binsOf(values)).toEqual(bins);
  });

  it('count a value on an edge in the upper bin, and the maximum in the last', () => {
    const bins = binsOf([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(bins.map(({ from, count }) => [from, count])).toEqual([
      [0, 5],
      [0.5, 6],
    ]);
  });

  it.each([
    [[1.2, 1.25, 1.3, 1.31, 1.4, 1.9]],
    [range(500)],
    [[0.001, 0.002, 0.0021, 0.004]],
    [[-40, 12, 1e6]],
  ])('contain every value of %j once, without gaps', (values) => {
    const bins = binsOf(values);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    expect(bins.slice(1).every(({ from }, index) => from === bins[index]?.to)).toBe(true);
    expect(bins[0]!.from).toBeLessThanOrEqual(Math.min(...values));
    expect(bins.at(-1)!.to).toBeGreaterThanOrEqual(Math.max(...values));
  });
});
