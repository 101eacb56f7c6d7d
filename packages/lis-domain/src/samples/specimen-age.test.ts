import { describe, expect, it } from 'vitest';
import { aSample } from '../fixtures/work.ts';
import { FIXTURE_NOW, minutesAgo } from '../fixtures/times.ts';
import { ageBeyond, storedHours, tooOldAtReceipt } from './specimen-age.ts';
import type { StoragePeriod } from './storage.schema.ts';

describe('ageBeyond', () => {
  it.each([
    ['within the limit', 24, minutesAgo(23 * 60), undefined],
    ['exactly at the limit', 24, minutesAgo(24 * 60), undefined],
    ['one minute past the limit', 24, minutesAgo(24 * 60 + 1), 25],
    ['long past the limit', 24, minutesAgo(30 * 60), 30],
    ['unknown, which is never within the limit', 24, null, null],
  ] as const)('is %s', (_, limit, collected_at, expected) => {
    expect(
      ageBeyond(
        { stability_hours: limit, refrigerated_hours: null, frozen_hours: null },
        { collected_at, storage_periods: [] },
        FIXTURE_NOW,
      ),
    ).toBe(expected);
  });
});

/** A period of refrigeration or freezing, in hours before now. */
const period = (condition: StoragePeriod['condition'], from: number, until: number | null) => ({
  condition,
  from: minutesAgo(from * 60),
  until: until === null ? null : minutesAgo(until * 60),
});

describe('storage', () => {
  const limits = { stability_hours: 8, refrigerated_hours: 48, frozen_hours: null };

  it.each<[string, number, StoragePeriod[], number | undefined]>([
    ['counts by the limit of its condition', 30, [period('refrigerated', 28, null)], undefined],
    // 4 of 8 h and 24 of 48 h use all of the stability.
    ['adds the shares of both limits', 28, [period('refrigerated', 26, 2)], undefined],
    ['holds when the shares exceed 1', 29, [period('refrigerated', 26, 2)], 29],
    [
      'adds all periods of a condition',
      28,
      [period('refrigerated', 27, 15), period('refrigerated', 14, 2)],
      undefined,
    ],
    ['in another condition counts as unstored', 10, [period('frozen', 9, null)], 10],
    ['at room temperature counts as unstored', 10, [period('ambient', 9, null)], 10],
  ])('%s', (_, age, storage_periods, expected) => {
    const specimen = { collected_at: minutesAgo(age * 60), storage_periods };
    expect(ageBeyond(limits, specimen, FIXTURE_NOW)).toBe(expected);
  });

  it('with a limit of 0 hours is never within it', () => {
    const specimen = {
      collected_at: minutesAgo(60),
      storage_periods: [period('refrigerated', 0.5, 0.4)],
    };
    expect(ageBeyond({ ...limits, refrigerated_hours: 0 }, specimen, FIXTURE_NOW)).toBe(1);
  });

  it('counts until the time of measurement only', () => {
    const measured = minutesAgo(20 * 60);
    const specimen = {
      collected_at: minutesAgo(27 * 60),
      storage_periods: [period('refrigerated', 26, null)],
    };
    expect(ageBeyond(limits, specimen, measured)).toBeUndefined();
    expect(storedHours(limits, specimen.storage_periods, measured)).toEqual([
      { condition: 'refrigerated', hours: 6, limit: 48 },
    ]);
  });

  it('after the measurement does not count', () => {
    const periods = [period('refrigerated', 5, null)];
    expect(storedHours(limits, periods, minutesAgo(6 * 60))).toEqual([]);
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
    tooOldAtReceipt({ needs, collected_at, received_at, condition: null }, FIXTURE_NOW);
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
