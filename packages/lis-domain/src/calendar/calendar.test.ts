import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, datePartsOf, dayNumber } from './civil-date.ts';
import { dateIn, dayIn, instantIn, reachedIn, wallClockIn } from './zone.ts';

const hours = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

describe('civil dates', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-05-12', 0, '2026-05-12'],
    ['2038-01-19', 1, '2038-01-20'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each(['2026-02-30', '2026-2-3', '', '12/05/2026'])('refuses %j', (date) => {
    expect(() => datePartsOf(date)).toThrow(RangeError);
  });

  it('counts 6574 days from 2008-08-15 to 2026-08-15', () => {
    expect(dayNumber('2026-08-15') - dayNumber('2008-08-15')).toBe(6574);
  });
});

describe('dateIn', () => {
  it.each([
    ['America/New_York', '2026-01-01T02:00:00Z', '2025-12-31'],
    ['UTC', '2026-01-01T02:00:00Z', '2026-01-01'],
    ['Asia/Kathmandu', '2026-05-12T18:14:59Z', '2026-05-12'],
    ['Asia/Kathmandu', '2026-05-12T18:15:00Z', '2026-05-13'],
    ['UTC', '2026-01-01T01:00:00+02:00', '2025-12-31'],
  ])('in %s at %s is %s', (zone, instant, expected) => {
    expect(dateIn(zone, instant)).toBe(expected);
    expect(wallClockIn(zone, instant).slice(0, 10)).toBe(expected);
  });
});

it.each([
  ['Asia/Kathmandu', '2026-05-12T18:15:00Z', '2026-05-13T00:00'],
  ['America/New_York', '2026-05-12T08:42:59Z', '2026-05-12T04:42'],
])('the wall clock in %s at %s shows %s', (zone, instant, expected) => {
  expect(wallClockIn(zone, instant)).toBe(expected);
});

describe('instantIn', () => {
  it.each([
    ['UTC', '2026-05-12', '09:00', '2026-05-12T09:00:00.000Z'],
    ['America/New_York', '2026-05-12', '09:15', '2026-05-12T13:15:00.000Z'],
    ['Asia/Kathmandu', '2026-05-12', '00:00', '2026-05-11T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-12', '23:59', '2026-05-12T09:59:00.000Z'],
    // Skipped, and occurring twice.
    ['America/New_York', '2026-03-08', '02:30', undefined],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, date, time, expected) => {
    expect(instantIn(zone, date, time)).toBe(expected);
  });
});

describe('reachedIn', () => {
  it.each([
    ['America/New_York', '2026-05-12', '09:15', '2026-05-12T13:15:00.000Z'],
    // Skipped, and occurring twice.
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/Santiago', '2026-09-06', '00:30', '2026-09-06T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
  ])('in %s on %s %s is %s', (zone, date, time, expected) => {
    expect(reachedIn(zone, date, time)).toBe(expected);
  });
});

/** REL-10: days shorter or longer than 24 hours, and days without a midnight. */
describe('dayIn', () => {
  it.each([
    ['America/New_York', '2026-03-08', 23, '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-11-01', 25, '2026-11-01T04:00:00.000Z'],
    ['America/Santiago', '2026-09-06', 23, '2026-09-06T04:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', 23, '2026-03-28T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', 23, '2026-04-23T22:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', 24.5, '2026-04-04T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', 23.5, '2026-10-03T13:30:00.000Z'],
    ['Asia/Kathmandu', '2026-05-12', 24, '2026-05-11T18:15:00.000Z'],
    ['UTC', '2026-05-12', 24, '2026-05-12T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-12', 24, '2026-05-11T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-05-12', 24, '2026-05-12T11:00:00.000Z'],
  ])('in %s, %s has %d hours from %s', (zone, date, length, start) => {
    const day = dayIn(zone, date);
    expect(day.start).toBe(start);
    expect(hours(day)).toBe(length);
  });

  it('adjoins the next day without gap or overlap, and contains exactly the instants of its date', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'America/Santiago',
      'Asia/Beirut',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'Europe/London',
      'UTC',
    );
    const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(
        zones,
        date,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (zone, day, share) => {
          const { start, end } = dayIn(zone, day);
          expect(dayIn(zone, addDays(day, 1)).start).toBe(end);
          const within =
            Date.parse(start) + Math.floor(share * (Date.parse(end) - Date.parse(start)));
          expect(dateIn(zone, new Date(within).toISOString())).toBe(day);
        },
      ),
      { seed: 22, numRuns: 300 },
    );
  });
});
