import { describe, expect, it } from 'vitest';
import { yearlySaving } from './yearly-saving.ts';

describe('yearlySaving', () => {
  it.each([
    ['a fifth', [[50, 480]], 20],
    ['a little less than a fifth', [[50, 480.01]], 19],
    [
      'the highest of several savings',
      [
        [50, 540],
        [100, 960],
      ],
      20,
    ],
    ['nothing', [[50, 600]], undefined],
    ['a year that costs more than twelve months', [[50, 700]], undefined],
    ['free plans', [[0, 0]], undefined],
    [
      'a free plan next to a paid one',
      [
        [0, 0],
        [10, 90],
      ],
      25,
    ],
    ['no plans', [], undefined],
  ])('%s', (_, prices, expected) => {
    expect(
      yearlySaving(
        prices.map(([monthly_price = 0, yearly_price = 0]) => ({ monthly_price, yearly_price })),
      ),
    ).toBe(expected);
  });
});
