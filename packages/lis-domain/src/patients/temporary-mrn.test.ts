import { describe, expect, it } from 'vitest';
import { isTemporaryMrn, temporaryMrn } from './temporary-mrn.ts';

describe('temporaryMrn', () => {
  it('has a distinct format', () => {
    expect([1, 2, 3, 10_001].map((place) => temporaryMrn(2026, place))).toEqual([
      'TMP-26-6173',
      'TMP-26-2346',
      'TMP-26-8519',
      'TMP-26-16173',
    ]);
  });

  it('is unique within a year', () => {
    expect(
      new Set(Array.from({ length: 25_000 }, (_, index) => temporaryMrn(2026, index + 1))).size,
    ).toBe(25_000);
  });

  it.each([
    ['TMP-26-0001', true],
    ['tmp-1', true],
    ['TMP1', false],
    ['0000001', false],
  ])('is %s: %s', (mrn, is) => {
    expect(isTemporaryMrn(mrn)).toBe(is);
  });
});
