import { describe, expect, it } from 'vitest';
import { isExpired, usableThrough, expiryOf } from './expiry.ts';

describe('use-by date', () => {
  it.each([
    ['is the expiry date of an unopened lot', '2026-08-31', null, 14, '2026-08-31'],
    [
      'is the end of open-vial stability of an opened lot',
      '2026-08-31',
      '2026-05-12',
      14,
      '2026-05-26',
    ],
    ['is the expiry date if it is earlier', '2026-05-20', '2026-05-12', 14, '2026-05-20'],
    ['is either date if both are equal', '2026-05-26', '2026-05-12', 14, '2026-05-26'],
    [
      'is the opening date with an open-vial stability of zero days',
      '2026-08-31',
      '2026-05-12',
      0,
      '2026-05-12',
    ],
    [
      'is the expiry date without an open-vial stability',
      '2026-08-31',
      '2026-05-12',
      null,
      '2026-08-31',
    ],
    [
      'is the end of open-vial stability without an expiry date',
      null,
      '2026-02-27',
      3,
      '2026-03-02',
    ],
    ['is empty without an expiry date and opening date', null, null, null, null],
  ])('%s', (_case, expiry_date, opened_on, open_stability_days, expected) => {
    expect(expiryOf({ expiry_date, opened_on, open_stability_days })).toBe(expected);
  });

  it.each([
    ['2026-05-11', true],
    ['2026-05-12', false],
    ['2026-05-13', false],
    [null, false],
  ])('%s is past on 12 May: %s', (useBy, expected) => {
    expect(isExpired(useBy, '2026-05-12')).toBe(expected);
  });

  it.each([
    ['UTC', '2026-05-13T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-05-13T07:00:00.000Z'],
    ['Asia/Kathmandu', '2026-05-12T18:15:00.000Z'],
  ])('12 May ends in %s at %s', (zone, expected) => {
    expect(usableThrough(zone, '2026-05-12')).toBe(expected);
  });
});
