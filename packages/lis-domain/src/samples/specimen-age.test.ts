import { describe, expect, it } from 'vitest';
import { aSample } from '../fixtures/work.ts';
import { FIXTURE_NOW, minutesAgo } from '../fixtures/times.ts';
import { ageBeyond, tooOldAtReceipt } from './specimen-age.ts';

describe('ageBeyond', () => {
  it.each([
    ['within the limit', 24, minutesAgo(23 * 60), undefined],
    ['exactly at the limit', 24, minutesAgo(24 * 60), undefined],
    ['one minute past the limit', 24, minutesAgo(24 * 60 + 1), 25],
    ['long past the limit', 24, minutesAgo(30 * 60), 30],
    ['unknown, which is never within the limit', 24, null, null],
  ] as const)('is %s', (_, limit, collected_at, expected) => {
    expect(ageBeyond(limit, collected_at, FIXTURE_NOW)).toBe(expected);
  });
});

describe('tooOldAtReceipt', () => {
  const sample = aSample({ status: 'received' });
  const needs = {
    ...sample.needs,
    stability: [
      { test: 'Potassium', hours: 6 },
      { test: 'Sodium', hours: 48 },
    ],
  };
  const at = (collected_at: string | null, received_at: string | null) =>
    tooOldAtReceipt({ needs, collected_at, received_at }, FIXTURE_NOW);
  const potassium = { test: 'Potassium', stability_hours: 6 };

  it('names only the tests whose limit was exceeded', () => {
    expect(at(minutesAgo(7 * 60), FIXTURE_NOW)).toEqual([{ ...potassium, hours: 7 }]);
    expect(at(minutesAgo(5 * 60), FIXTURE_NOW)).toEqual([]);
  });

  it('uses the time of receipt, and now before it', () => {
    expect(at(minutesAgo(10 * 60), minutesAgo(5 * 60))).toEqual([]);
    expect(at(minutesAgo(10 * 60), null)).toEqual([{ ...potassium, hours: 10 }]);
  });

  it('names every test with a limit for an unknown collection time', () => {
    expect(at(null, FIXTURE_NOW)).toEqual([
      { ...potassium, hours: null },
      { test: 'Sodium', hours: null, stability_hours: 48 },
    ]);
  });

  it('names no test without a limit', () => {
    expect(
      tooOldAtReceipt(
        { ...sample, needs: { ...needs, stability: [] }, collected_at: null },
        FIXTURE_NOW,
      ),
    ).toEqual([]);
  });
});
