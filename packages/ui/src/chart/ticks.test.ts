import { describe, expect, it } from 'vitest';
import { decimals, extent, niceDomain, niceStep, niceTicks, stepDigits } from './ticks.ts';

describe('niceStep', () => {
  it.each([
    [10, 5, 2],
    [10, 10, 1],
    [1, 5, 0.2],
    [0.3, 6, 0.05],
    [93, 5, 20],
    [7, 5, 1],
    [140_000, 4, 50_000],
  ])('returns, for a span of %d in about %d steps, %d', (span, count, step) => {
    expect(niceStep(span, count)).toBeCloseTo(step, 12);
  });
});

describe('niceTicks', () => {
  it.each([
    [0, 10, [0, 2, 4, 6, 8, 10], 0],
    [3.41, 3.69, [3.45, 3.5, 3.55, 3.6, 3.65], 2],
    [-3, 3, [-3, -2, -1, 0, 1, 2, 3], 0],
    [0, 0.3, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3], 2],
    [5, 5, [5], 0],
  ])('returns, from %d to %d, the ticks %j with %d digits', (from, to, values, digits) => {
    expect(niceTicks(from, to)).toEqual({ values, digits });
  });

  it('never returns minus zero, which would be shown as "-0"', () => {
    expect(niceTicks(-4, 4).values.some((value) => Object.is(value, -0))).toBe(false);
  });
});

describe('niceDomain', () => {
  it.each([
    [3, 97, [0, 100]],
    [0, 10, [0, 10]],
    [-12, 31, [-20, 40]],
    [3.42, 3.66, [3.4, 3.7]],
    [5, 5, [2, 8]],
    [0, 0, [-0.6, 0.6]],
  ] as const)('widens %d to %d into %j', (from, to, domain) => {
    expect(niceDomain(from, to)).toEqual(domain);
  });

  it.each([
    [3.42, 3.66],
    [-12, 31],
    [0.001, 0.0093],
    [1e6, 7.3e6],
  ])('contains %d to %d', (from, to) => {
    const [low, high] = niceDomain(from, to);
    expect(low).toBeLessThanOrEqual(from);
    expect(high).toBeGreaterThanOrEqual(to);
  });
});

describe('extent', () => {
  it.each([
    [
      [3, null, 1, 2],
      [1, 3],
    ],
    [[null, null], null],
    [[], null],
    [[0], [0, 0]],
  ])('returns, for %j, %j and ignores unknown values', (values, expected) => {
    expect(extent(values)).toEqual(expected);
  });
});

describe('decimal digits', () => {
  it.each([
    [0.05, 2],
    [0.2, 1],
    [1, 0],
    [20, 0],
    [0.001, 3],
  ])('a step of %d needs %d digits', (step, digits) => {
    expect(stepDigits(step)).toBe(digits);
  });
  it.each([
    [3.52, 2],
    [6, 0],
    [0.1 + 0.2, 1],
    [1 / 3, 4],
  ])('formats %d with %d digits', (value, digits) => {
    expect(decimals(value)).toBe(digits);
  });
});
