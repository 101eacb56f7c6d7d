import { describe, expect, it } from 'vitest';
import { changedRows, type RowsChange } from './rows-change.ts';

describe('changedRows', () => {
  it.each<[RowsChange, string | undefined, string]>([
    [{ reason: 'added', index: 3 }, 'x', 'abcx'],
    [{ reason: 'restored', index: 1 }, 'x', 'axbc'],
    [{ reason: 'removed', index: 0 }, undefined, 'bc'],
    [{ reason: 'moved', from: 0, to: 1 }, undefined, 'bac'],
    [{ reason: 'moved', from: 2, to: 0 }, undefined, 'cab'],
    [{ reason: 'moved', from: 7, to: 0 }, undefined, 'abc'],
    [{ reason: 'added', index: 0 }, undefined, 'abc'],
  ])('turns abc into %j', (change, row, expected) => {
    const rows = Object.freeze(['a', 'b', 'c']);
    expect(changedRows(rows, change, row).join('')).toBe(expected);
  });
});
