import { describe, expect, it } from 'vitest';
import { compareLots, refusesDecision, type AllowableDifference } from './lot-comparison.ts';

const pairs = (...values: [current: string, candidate: string][]) =>
  values.map(([current, candidate], at) => ({ specimen: `S${at}`, current, candidate }));
const larger: AllowableDifference = { absolute: '0.3', percent: '5' };

describe('lot comparison', () => {
  it.each([
    [
      'all within the limit, one exactly on it',
      pairs(['4.1', '4.4'], ['4', '4'], ['3.5', '3.4'], ['5', '5.1'], ['8', '8.4']),
      'accept',
      0,
    ],
    // Opposite shifts whose mean is 0.
    [
      'opposite shifts at low and high values',
      pairs(['2', '2.5'], ['2', '2.5'], ['4', '4'], ['8', '7.5'], ['8', '7.5']),
      'reject',
      4,
    ],
    [
      'one specimen outside',
      pairs(['4', '4'], ['4', '4'], ['4', '4'], ['4', '4'], ['4', '4.31']),
      'reject',
      1,
    ],
    ['four specimens', pairs(['4', '4'], ['4', '4'], ['4', '4'], ['4', '4']), 'not_enough', 0],
    [
      'four specimens, one outside',
      pairs(['4', '5'], ['4', '4'], ['4', '4'], ['4', '4']),
      'not_enough',
      1,
    ],
    ['none', [], 'not_enough', 0],
  ])('with %s', (_, values, verdict, outside) => {
    expect(compareLots(values, larger)).toMatchObject({ verdict, outside });
  });

  it('states the mean difference, absolute and in percent', () => {
    const { mean_difference, mean_percent } = compareLots(
      pairs(['4', '4.2'], ['6', '6.2']),
      larger,
    );
    expect(mean_difference).toBeCloseTo(0.2, 10);
    expect(mean_percent).toBeCloseTo(4, 10);
  });

  it('has no mean without values, and no percentage of 0', () => {
    expect(compareLots([], larger)).toMatchObject({ mean_difference: null, mean_percent: null });
    expect(compareLots(pairs(['0', '0.1']), larger).mean_percent).toBeNull();
  });

  it('takes 0 as a value', () => {
    const { pairs: compared } = compareLots(pairs(['0', '0.3'], ['0', '0.31']), larger);
    expect(compared.map(({ within }) => within)).toEqual([true, false]);
  });

  it('is within nothing without an allowable difference', () => {
    const none = { absolute: null, percent: null };
    expect(compareLots(pairs(['4', '4']), none).pairs[0]).toMatchObject({ within: false });
  });

  it.each([
    ['accepted', 'not_enough', 'lot_comparison_incomplete'],
    ['rejected', 'not_enough', undefined],
    ['accepted', 'reject', undefined],
    ['accepted', 'accept', undefined],
  ] as const)('decided as %s with the verdict %s: %s', (decision, verdict, refusal) => {
    expect(refusesDecision(decision, { verdict })).toBe(refusal);
  });
});
