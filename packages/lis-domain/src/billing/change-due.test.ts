import { describe, expect, it } from 'vitest';
import { changeDue, likelyCash } from './change-due.ts';

describe('cash at the front desk', () => {
  it.each([
    [8500, 10_000, 1500],
    [8500, 8500, 0],
    [8500, 8499, undefined],
    [0, 0, 0],
  ])('for %d due and %d received, the change is %s', (due, received, change) => {
    expect(changeDue(due, received)).toBe(change);
  });

  it.each([
    [8500, [8500, 9000, 10_000]],
    [7700, [7700, 8000, 10_000]],
    [12_345, [12_345, 12_500, 13_000]],
    [10_000, [10_000]],
    [450, [450, 500, 1000]],
  ])('for %d due, proposes %j', (due, proposed) => {
    expect(likelyCash(due)).toEqual(proposed);
  });
});
