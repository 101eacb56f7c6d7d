import { describe, expect, it } from 'vitest';
import { ringPath, sharesOf } from './shares.ts';

const slices = (...values: number[]) =>
  values.map((value, index) => ({ id: String(index), name: `Gate ${index}`, value }));
const read = (values: number[]) =>
  sharesOf(slices(...values), 'Other').map(({ id, value, parts }) => [id, value, parts.length]);

describe('sharesOf', () => {
  it.each([
    [
      'largest first',
      [1, 3, 2],
      [
        ['1', 3, 0],
        ['2', 2, 0],
        ['0', 1, 0],
      ],
    ],
    ['without zero values', [0, 5], [['1', 5, 0]]],
    [
      'up to six unchanged',
      [6, 5, 4, 3, 2, 1],
      [
        ['0', 6, 0],
        ['1', 5, 0],
        ['2', 4, 0],
        ['3', 3, 0],
        ['4', 2, 0],
        ['5', 1, 0],
      ],
    ],
    [
      'more than six with the rest combined',
      [9, 8, 7, 6, 5, 4, 3, 2],
      [
        ['0', 9, 0],
        ['1', 8, 0],
        ['2', 7, 0],
        ['3', 6, 0],
        ['4', 5, 0],
        ['other', 9, 3],
      ],
    ],
    ['empty for zero values only', [0, 0], []],
  ])('are %s', (_, values, expected) => {
    expect(read(values)).toEqual(expected);
  });

  it('add up to the total', () => {
    expect(
      sharesOf(slices(9, 8, 7, 6, 5, 4, 3, 2), 'Other').reduce((sum, { share }) => sum + share, 0),
    ).toBeCloseTo(1, 12);
  });
});

describe('ringPath', () => {
  it('draws a quarter from the top to the right and back inside', () => {
    expect(ringPath(0, 0.25, 10, 6)).toBe(
      'M0.00 -10.00A10 10 0 0 1 10.00 -0.00L6.00 -0.00A6 6 0 0 0 0.00 -6.00Z',
    );
  });

  it.each([
    [0.25, 0],
    [0.75, 1],
  ])('draws a share of %d with the arc flag %d', (share, large) => {
    expect(ringPath(0, share, 10, 6)).toContain(`A10 10 0 ${large} 1`);
  });

  it('draws the whole ring as two halves', () => {
    expect(ringPath(0, 1, 10, 6).match(/M/g)).toHaveLength(2);
  });
});
