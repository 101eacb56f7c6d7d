import { describe, expect, it } from 'vitest';
import { expectedCash, needsReason } from './cash.ts';

describe('cash drawer', () => {
  it('expects its float plus cash payments less cash refunds', () => {
    expect(
      expectedCash(5_000, [
        { kind: 'payment', method: 'cash', amount_minor: 2_000 },
        { kind: 'payment', method: 'card', amount_minor: 9_000 },
        { kind: 'refund', method: 'cash', amount_minor: 500 },
        { kind: 'refund', method: 'bank_transfer', amount_minor: 700 },
      ]),
    ).toBe(6_500);
    expect(expectedCash(0, [])).toBe(0);
  });

  it.each([
    [6_500, false],
    [6_499, true],
    [6_501, true],
  ])('with %d counted instead of 6500 needs a reason: %s', (counted_minor, expected) => {
    expect(needsReason({ expected_minor: 6_500, counted_minor })).toBe(expected);
  });
});
