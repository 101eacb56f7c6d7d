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
  ])('of a span of %d in about %d steps is %d', (span, count, step) => {
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
  ])('from %d to %d are %j, with %d digits', (from, to, values, digits) => {
    expect(niceTicks(from, to)).toEqual({ values, digits });
  });

  it('never writes minus zero, which a reader would see as "-0"', () => {
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
  ] as const)('of %d to %d is %j', (from, to, domain) => {
    expect(niceDomain(from, to)).toEqual(domain);
  });

  it.each([
    [3.42, 3.66],
    [-12, 31],
    [0.001, 0.0093],
    [1e6, 7.3e6],
  ])('holds %d to %d', (from, to) => {
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
  ])('of %j is %j: what is unknown does not count', (values, expected) => {
    expect(extent(values)).toEqual(expected);
  });
});

describe('digits', () => {
  it.each([
    [0.05, 2],
    [0.2, 1],
    [1, 0],
    [20, 0],
    [0.001, 3],
  ])('a step of %d needs %d', (step, digits) => {
    expect(stepDigits(step)).toBe(digits);
  });
  it.each([
    [3.52, 2],
    [6, 0],
    [0.1 + 0.2, 1],
    [1 / 3, 4],
  ])('%d is written with %d', (value, digits) => {
    expect(decimals(value)).toBe(digits);
  });
});
