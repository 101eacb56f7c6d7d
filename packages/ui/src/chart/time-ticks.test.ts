import { describe, expect, it } from 'vitest';
import { createFormat } from '../i18n/index.ts';
import { isoOf, timeTicks } from './time-ticks.ts';

const ticks = (from: string, to: string, max: number, timeZone = 'UTC') => {
  const { dayOf } = createFormat({ locale: 'en', timeZone, dateFormat: 'YYYY-MM-DD' });
  return timeTicks(Date.parse(from), Date.parse(to), max, dayOf).map(
    ({ at, unit }) => `${isoOf(at).slice(0, 16)} ${unit}`,
  );
};

describe('timeTicks', () => {
  it.each([
    [
      'minutes',
      '2026-05-12T08:02:00Z',
      '2026-05-12T08:40:00Z',
      ['2026-05-12T08:15 time', '2026-05-12T08:30 time'],
    ],
    [
      'hours',
      '2026-05-12T08:02:00Z',
      '2026-05-12T17:40:00Z',
      ['2026-05-12T09:00 time', '2026-05-12T12:00 time', '2026-05-12T15:00 time'],
    ],
    [
      'days',
      '2026-05-08T08:00:00Z',
      '2026-05-12T08:00:00Z',
      [
        '2026-05-09T00:00 day',
        '2026-05-10T00:00 day',
        '2026-05-11T00:00 day',
        '2026-05-12T00:00 day',
      ],
    ],
    [
      'quarters',
      '2025-12-12T08:00:00Z',
      '2026-09-02T08:00:00Z',
      ['2026-01-01T00:00 month', '2026-04-01T00:00 month', '2026-07-01T00:00 month'],
    ],
    [
      'years',
      '2023-03-02T00:00:00Z',
      '2026-05-12T00:00:00Z',
      ['2024-01-01T00:00 year', '2025-01-01T00:00 year', '2026-01-01T00:00 year'],
    ],
  ])('places ticks at whole %s', (_, from, to, expected) => {
    expect(ticks(from, to, 4)).toEqual(expected);
  });

  it('labels the first tick of a day with the day', () => {
    expect(ticks('2026-05-11T17:00:00Z', '2026-05-12T08:00:00Z', 4)).toEqual([
      '2026-05-11T18:00 time',
      '2026-05-12T00:00 day',
      '2026-05-12T06:00 time',
    ]);
  });

  it.each([
    ['America/New_York', ['2026-05-10T04:00 day', '2026-05-11T04:00 day', '2026-05-12T04:00 day']],
    ['Asia/Kolkata', ['2026-05-09T18:30 day', '2026-05-10T18:30 day', '2026-05-11T18:30 day']],
    ['Pacific/Kiritimati', ['2026-05-10T10:00 day', '2026-05-11T10:00 day']],
  ])('places day ticks at midnight in %s', (timeZone, expected) => {
    expect(ticks('2026-05-09T17:00:00Z', '2026-05-12T08:00:00Z', 4, timeZone)).toEqual(expected);
  });

  it('keeps day ticks at midnight across the change to summer time', () => {
    expect(ticks('2026-03-07T00:00:00Z', '2026-03-10T12:00:00Z', 4, 'America/New_York')).toEqual([
      '2026-03-07T05:00 day',
      '2026-03-08T05:00 day',
      '2026-03-09T04:00 day',
      '2026-03-10T04:00 day',
    ]);
  });

  it.each([1, 2, 5, 9])('never returns more ticks than the maximum of %d', (max) => {
    const spans = [
      '2026-05-12T00:10:00Z',
      '2026-05-12T06:00:00Z',
      '2026-05-20T00:00:00Z',
      '2026-12-01T00:00:00Z',
      '2090-01-01T00:00:00Z',
    ];
    for (const to of spans)
      expect(ticks('2026-05-12T00:00:01Z', to, max).length).toBeLessThanOrEqual(max);
  });

  it('returns a single tick for a single instant', () => {
    expect(ticks('2026-05-12T08:42:00Z', '2026-05-12T08:42:00Z', 4)).toEqual([
      '2026-05-12T08:42 day',
    ]);
  });
});
