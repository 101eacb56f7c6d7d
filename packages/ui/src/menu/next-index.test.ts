import { describe, expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

const labels = ['Copy', 'Print', 'Cancel', 'Delete'];

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['p', 0, 1],
    ['c', 0, 2],
    ['C', 2, 0],
    ['d', 3, 3],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
  ])('%s on item %i moves to %s', (key, current, expected) => {
    expect(nextIndex(key, current, labels)).toBe(expected);
  });

  it('returns no item in an empty menu', () => {
    expect(nextIndex('ArrowDown', -1, [])).toBeUndefined();
  });
});
