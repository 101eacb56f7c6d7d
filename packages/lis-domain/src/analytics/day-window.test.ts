import { describe, expect, it } from 'vitest';
import { readWindow, startsInLastDays, todayWindow } from './day-window.ts';

const NEW_YORK = 'America/New_York';

describe('todayWindow', () => {
  it.each([
    ['UTC', '2026-05-12T08:42:00Z', '2026-05-12T00:00:00.000Z', '2026-05-12T23:59:59.000Z'],
    [NEW_YORK, '2026-01-01T02:00:00Z', '2025-12-31T05:00:00.000Z', '2026-01-01T04:59:59.000Z'],
    [NEW_YORK, '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.000Z'],
    [
      'America/Santiago',
      '2026-09-06T12:00:00Z',
      '2026-09-06T04:00:00.000Z',
      '2026-09-07T02:59:59.000Z',
    ],
    [
      'Asia/Kathmandu',
      '2026-05-12T18:15:00Z',
      '2026-05-12T18:15:00.000Z',
      '2026-05-13T18:14:59.000Z',
    ],
  ])('in %s at %s', (zone, now, start_date, end_date) => {
    expect(todayWindow(zone, now)).toEqual({ start_date, end_date });
  });
});

describe('readWindow', () => {
  const now = '2026-05-12T08:42:00Z';

  it.each([
    [
      'no dates: the last seven days',
      {},
      'UTC',
      '2026-05-06T00:00:00.000Z',
      '2026-05-13T00:00:00.000Z',
    ],
    [
      'days',
      { start_date: '2026-05-01', end_date: '2026-05-02' },
      'UTC',
      '2026-05-01T00:00:00.000Z',
      '2026-05-03T00:00:00.000Z',
    ],
    [
      'one day that has 23 hours',
      { start_date: '2026-03-08', end_date: '2026-03-08' },
      NEW_YORK,
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ],
    [
      'an end date without a start date',
      { end_date: '2026-05-02' },
      'UTC',
      '2026-04-26T00:00:00.000Z',
      '2026-05-03T00:00:00.000Z',
    ],
    [
      'instants',
      { start_date: '2026-05-12T08:00:00Z', end_date: '2026-05-12T09:00:00+01:00' },
      'UTC',
      undefined,
      undefined,
    ],
    [
      'an exact end time',
      { start_date: '2026-05-12T08:00:00Z', end_date: '2026-05-12T09:30:00Z' },
      'UTC',
      '2026-05-12T08:00:00.000Z',
      '2026-05-12T09:30:00.000Z',
    ],
    [
      'an end in the last second of the day',
      { start_date: '2026-05-12T00:00:00Z', end_date: '2026-05-12T23:59:59Z' },
      'UTC',
      '2026-05-12T00:00:00.000Z',
      '2026-05-13T00:00:00.000Z',
    ],
    [
      'an end in the last millisecond of the day',
      { start_date: '2026-05-12T00:00:00Z', end_date: '2026-05-12T23:59:59.999Z' },
      'UTC',
      '2026-05-12T00:00:00.000Z',
      '2026-05-13T00:00:00.000Z',
    ],
    [
      'a last second of the day in another time zone only',
      { start_date: '2026-05-12T00:00:00Z', end_date: '2026-05-12T23:59:59Z' },
      NEW_YORK,
      '2026-05-12T00:00:00.000Z',
      '2026-05-12T23:59:59.000Z',
    ],
    [
      'an end date before the start date',
      { start_date: '2026-05-12', end_date: '2026-05-11' },
      'UTC',
      undefined,
      undefined,
    ],
    ['no date', { start_date: 'yesterday' }, 'UTC', undefined, undefined],
    ['no offset', { start_date: '2026-05-12T00:00:00' }, 'UTC', undefined, undefined],
    [
      'an invalid date in an instant',
      { start_date: '2026-02-30T00:00:00Z' },
      'UTC',
      undefined,
      undefined,
    ],
    ['an invalid date', { end_date: '2026-02-30' }, 'UTC', undefined, undefined],
    ['a date before 1900', { start_date: '1899-12-31' }, 'UTC', undefined, undefined],
    ['a date after 2199', { end_date: '9999-12-31' }, 'UTC', undefined, undefined],
    ['an instant after 2199', { end_date: '9999-12-31T23:59:59Z' }, 'UTC', undefined, undefined],
  ])('%s', (_, query, zone, start, end) => {
    expect(readWindow(query, zone, now)).toEqual(start === undefined ? undefined : { start, end });
  });

  it('reads the client’s window for today as exactly that day', () => {
    for (const zone of ['UTC', NEW_YORK, 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      const { start_date, end_date } = todayWindow(zone, '2026-10-03T20:00:00Z');
      const window = readWindow({ start_date, end_date }, zone, now);
      expect(Date.parse(window?.end ?? '') - Date.parse(end_date)).toBe(1000);
      expect(window?.start).toBe(start_date);
    }
  });
});

describe('startsInLastDays', () => {
  const now = '2026-05-12T02:00:00Z';

  it.each([
    ['UTC', '2026-05-06T00:00:00.000Z', true],
    ['UTC', '2026-05-05T23:59:59.999Z', false],
    // In New York it is still 11 May, and the last seven days start on 5 May.
    [NEW_YORK, '2026-05-05T04:00:00.000Z', true],
    [NEW_YORK, '2026-05-05T03:59:59.999Z', false],
    ['UTC', '2026-05-20T00:00:00.000Z', true],
  ])('in %s a window from %s: %s', (zone, start, expected) => {
    expect(startsInLastDays({ start }, zone, now)).toBe(expected);
  });
});
