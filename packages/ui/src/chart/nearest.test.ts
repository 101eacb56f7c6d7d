import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    [[0, 10, 20], -5, 0],
    [[0, 10, 20], 4, 0],
    [[0, 10, 20], 5, 0],
    [[0, 10, 20], 6, 1],
    [[0, 10, 20], 99, 2],
    [[7], 0, 0],
    [[3, 3, 8], 3, 0],
    [[], 3, -1],
  ])('finds, in %j for target %d, index %d', (sorted, target, index) => {
    expect(nearest(sorted, target)).toBe(index);
  });
});
