import { describe, expect, it } from 'vitest';
import { nextPlace } from './next-place.ts';

const box = { rows: 8, columns: 12 };

describe('nextPlace', () => {
  it.each([
    ['ArrowRight', false, [2, 4]],
    ['ArrowLeft', false, [2, 2]],
    ['ArrowDown', false, [3, 3]],
    ['ArrowUp', false, [1, 3]],
    ['Home', false, [2, 0]],
    ['End', false, [2, 11]],
    ['Home', true, [0, 0]],
    ['End', true, [7, 11]],
    ['a', false, undefined],
  ] as const)('moves for %s (ctrl %s) to %j', (key, ctrlKey, place) => {
    expect(nextPlace({ key, ctrlKey }, { row: 2, column: 3 }, box)).toEqual(
      place && { row: place[0], column: place[1] },
    );
  });

  it.each([
    ['ArrowUp', 0, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 7, 11],
    ['ArrowRight', 7, 11],
  ])('does not move for %s beyond row %i, column %i', (key, row, column) => {
    expect(nextPlace({ key, ctrlKey: false }, { row, column }, box)).toBeUndefined();
  });
});
