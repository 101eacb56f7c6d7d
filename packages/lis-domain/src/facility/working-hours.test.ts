import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../calendar/index.ts';
import {
  dayHours,
  workingHoursProblems,
  hoursText,
  isOpenAt,
  nextOpening,
  openClock,
  openingSchema,
  openMinutes,
  outsideHours,
  weekdayOf,
  weekdays,
  workingHoursSchema,
  type HoursInterval,
  type Opening,
  type WorkingHours,
} from './index.ts';

/** Parses `08:00-12:00 14:00-18:00`, or an empty text. */
const intervals = (text: string): HoursInterval[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [from = '', to = ''] = part.split('-');
      return { from, to };
    });

/** The same hours on all days except those given. */
function week(
  every: string,
  others: Partial<Record<(typeof weekdays)[number], string>> = {},
): WorkingHours {
  return Object.fromEntries(
    weekdays.map((weekday) => [weekday, intervals(others[weekday] ?? every)]),
  ) as WorkingHours;
}

const opening = (
  working_hours: WorkingHours | null,
  holidays: Opening['holidays'] = [],
): Opening => ({ working_hours, holidays });
const eid = { date: '2026-05-27', name: 'Eid', yearly: false };
const newYear = { date: '2020-01-01', name: 'New Year', yearly: true };
/** Closed at noon and on Sundays. */
const clinic = opening(week('08:00-12:00 14:00-18:00', { sat: '09:00-13:00', sun: '' }), [
  eid,
  newYear,
]);

describe('weekdayOf', () => {
  it.each([
    ['2026-05-12', 'tue'],
    ['1970-01-05', 'mon'],
    ['1970-01-04', 'sun'],
    ['1969-12-31', 'wed'],
    ['2024-02-29', 'thu'],
    ['2026-11-22', 'sun'],
  ])('%s is a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

describe('dayHours', () => {
  it.each([
    ['2026-05-12', clinic, 'Open 08:00–12:00 and 14:00–18:00'],
    ['2026-05-16', clinic, 'Open 09:00–13:00'],
    ['2026-05-17', clinic, 'Closed on Sundays'],
    ['2026-05-27', clinic, 'Closed: Eid'],
    ['2027-05-27', clinic, 'Open 08:00–12:00 and 14:00–18:00'],
    ['2027-01-01', clinic, 'Closed: New Year'],
    // A holiday overrides the weekday, even one that is closed.
    ['2023-01-01', clinic, 'Closed: New Year'],
    [
      '2026-05-12',
      opening(week('16:00-18:00 08:00-10:00 11:00-12:00')),
      'Open 08:00–10:00, 11:00–12:00 and 16:00–18:00',
    ],
    [
      '2028-02-29',
      opening(week('08:00-12:00'), [{ date: '2024-02-29', name: 'Leap day', yearly: true }]),
      'Closed: Leap day',
    ],
    [
      '2027-03-01',
      opening(week('08:00-12:00'), [{ date: '2024-02-29', name: 'Leap day', yearly: true }]),
      'Open 08:00–12:00',
    ],
  ] as const)('%s', (date, of, text) => {
    const hours = dayHours(of, date);
    expect(hours.kind === 'unknown' ? undefined : hoursText(hours)).toBe(text);
  });

  it('are unknown if not configured, even on a holiday', () => {
    expect(dayHours(opening(null, [eid]), eid.date)).toEqual({ kind: 'unknown' });
  });
});

describe('outsideHours', () => {
  const wanted = (start: string, minutes: number) => ({
    start,
    end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
  });
  const closedText = (zone: string, of: Opening, start: string, minutes: number) => {
    const hours = outsideHours(zone, of)(wanted(start, minutes));
    return hours && hoursText(hours);
  };
  const day = 'Open 08:00–12:00 and 14:00–18:00';

  it.each([
    ['at the first minute', '2026-05-12T08:00:00Z', 15, undefined],
    ['until the last minute', '2026-05-12T11:45:00Z', 15, undefined],
    ['over a whole interval', '2026-05-12T14:00:00Z', 240, undefined],
    ['one minute before opening', '2026-05-12T07:59:00Z', 15, day],
    ['one minute past closing', '2026-05-12T11:46:00Z', 15, day],
    ['over noon', '2026-05-12T11:00:00Z', 240, day],
    ['at noon', '2026-05-12T12:30:00Z', 15, day],
    ['at closing time', '2026-05-12T18:00:00Z', 5, day],
    ['on a Sunday', '2026-05-17T09:00:00Z', 15, 'Closed on Sundays'],
    ['on a holiday', '2026-05-27T09:00:00Z', 15, 'Closed: Eid'],
    ['with a different UTC offset', '2026-05-12T10:00:00+02:00', 15, undefined],
  ])('%s', (_, start, minutes, refusal) => {
    expect(closedText('UTC', clinic, start, minutes)).toBe(refusal);
  });

  it.each([
    ['America/New_York', '2026-05-12T12:00:00Z', undefined],
    ['America/New_York', '2026-05-12T09:00:00Z', day],
    ['Asia/Kathmandu', '2026-05-12T02:15:00Z', undefined],
    // Sunday in that zone, Saturday in UTC.
    ['Asia/Kathmandu', '2026-05-16T19:00:00Z', 'Closed on Sundays'],
    ['Pacific/Kiritimati', '2026-05-11T18:00:00Z', undefined],
  ])('uses local time in %s at %s', (zone, start, refusal) => {
    expect(closedText(zone, clinic, start, 15)).toBe(refusal);
  });

  it('rejects nothing while the hours are unknown', () => {
    expect(closedText('UTC', opening(null, [eid]), '2026-05-27T03:00:00Z', 240)).toBeUndefined();
  });

  it.each([
    ['both days are open at midnight', week('00:00-24:00'), [], undefined],
    [
      'only the first day is open at midnight',
      week('00:00-24:00', { wed: '' }),
      [],
      'Open 00:00–24:00',
    ],
    [
      'the second day is a holiday',
      week('00:00-24:00'),
      [{ date: '2026-05-13', name: 'FacilitySetUp day', yearly: false }],
      'Open 00:00–24:00',
    ],
    ['the second day opens later', week('00:01-24:00'), [], 'Open 00:01–24:00'],
  ])('allows an appointment across midnight when %s', (_, hours, holidays, refusal) => {
    expect(closedText('UTC', opening(hours, holidays), '2026-05-12T23:50:00Z', 15)).toBe(refusal);
  });

  /**
   * REL-10: clocks in New York change from 02:00 to 03:00 on 8 March 2026, and from 02:00 back to
   * 01:00 on 1 November.
   */
  it.each([
    ['before the skipped hour', '02:00-04:00', '2026-03-08T06:50:00Z', 15, 'Open 02:00–04:00'],
    ['right after the skipped hour', '02:00-04:00', '2026-03-08T07:00:00Z', 60, undefined],
    [
      'longer than the rest of partly skipped hours',
      '02:30-03:30',
      '2026-03-08T07:00:00Z',
      31,
      'Open 02:30–03:30',
    ],
    ['in fully skipped hours', '02:00-03:00', '2026-03-08T07:00:00Z', 5, 'Open 02:00–03:00'],
    ['over the whole 23-hour day', '00:00-24:00', '2026-03-08T05:00:00Z', 23 * 60, undefined],
    [
      'in the first occurrence of the repeated hour',
      '01:00-02:00',
      '2026-11-01T05:30:00Z',
      15,
      undefined,
    ],
    [
      'in the second occurrence of the repeated hour',
      '01:00-02:00',
      '2026-11-01T06:30:00Z',
      15,
      undefined,
    ],
    [
      'after the first occurrence of the closing time',
      '00:30-01:30',
      '2026-11-01T06:00:00Z',
      15,
      'Open 00:30–01:30',
    ],
    ['over the whole 25-hour day', '00:00-24:00', '2026-11-01T04:00:00Z', 25 * 60, undefined],
    [
      'after closing time on the evening before',
      '00:00-23:00',
      '2026-11-01T03:50:00Z',
      5,
      'Open 00:00–23:00',
    ],
  ])('on a day when clocks change, %s', (_, hours, start, minutes, refusal) => {
    expect(closedText('America/New_York', opening(week(hours)), start, minutes)).toBe(refusal);
  });

  it('opens at the first existing local time on a day without a midnight', () => {
    // Santiago, 6 September 2026: 00:00 to 01:00.
    const night = opening(week('00:00-02:00'));
    expect([
      closedText('America/Santiago', night, '2026-09-06T04:00:00Z', 60),
      closedText('America/Santiago', night, '2026-09-06T04:30:00Z', 60),
    ]).toEqual([undefined, 'Open 00:00–02:00']);
  });

  it('rejects exactly the appointments with a minute outside opening hours', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'America/Santiago',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    );
    const starts = fc
      .integer({ min: 0, max: 366 * 24 * 12 })
      .map((fives) => new Date(Date.UTC(2026, 0, 1) + fives * 300_000).toISOString());
    fc.assert(
      fc.property(zones, starts, fc.integer({ min: 1, max: 240 }), (zone, start, minutes) => {
        const all = Array.from({ length: minutes }, (_, minute) =>
          new Date(Date.parse(start) + minute * 60_000).toISOString(),
        );
        expect(outsideHours(zone, clinic)(wanted(start, minutes)) === undefined).toBe(
          all.every((instant) => isOpenAt(zone, clinic, instant)),
        );
      }),
      { seed: 54, numRuns: 300 },
    );
  });
});

describe('isOpenAt and nextOpening', () => {
  it.each([
    ['2026-05-12T07:59:59Z', false],
    ['2026-05-12T08:00:00Z', true],
    ['2026-05-12T12:00:00Z', false],
    ['2026-05-12T17:59:59Z', true],
    ['2026-05-17T09:00:00Z', false],
  ])('at %s: %s', (instant, expected) => {
    expect(isOpenAt('UTC', clinic, instant)).toBe(expected);
  });

  it('are unknown if the hours are unknown', () => {
    expect([
      isOpenAt('UTC', opening(null), '2026-05-12T08:00:00Z'),
      nextOpening('UTC', opening(null), '2026-05-12T08:00:00Z'),
    ]).toEqual([undefined, undefined]);
  });

  it.each([
    ['2026-05-12T09:00:00Z', 'UTC', '2026-05-12T09:00:00.000Z'],
    ['2026-05-12T12:30:00Z', 'UTC', '2026-05-12T14:00:00.000Z'],
    ['2026-05-16T13:00:00Z', 'UTC', '2026-05-18T08:00:00.000Z'],
    ['2026-05-26T18:00:00Z', 'UTC', '2026-05-28T08:00:00.000Z'],
    ['2026-05-16T13:00:00Z', 'America/New_York', '2026-05-16T13:00:00.000Z'],
    ['2026-05-16T12:00:00Z', 'America/New_York', '2026-05-16T13:00:00.000Z'],
  ])('when closed, return the next opening: from %s in %s', (instant, zone, expected) => {
    expect(nextOpening(zone, clinic, instant)).toBe(expected);
  });

  it('return no opening if every open day of a year is a holiday', () => {
    const holidays = Array.from({ length: 60 }, (_, count) => ({
      date: addDays('2026-05-12', count * 7),
      name: 'Closed',
      yearly: false,
    }));
    expect(
      nextOpening(
        'UTC',
        opening(week('', { tue: '08:00-12:00' }), holidays),
        '2026-05-12T00:00:00Z',
      ),
    ).toBeUndefined();
  });

  it('match the intervals on days without a clock change', () => {
    const { start, end } = dayIn('Asia/Kathmandu', '2026-05-12');
    const minutes = Array.from(
      { length: (Date.parse(end) - Date.parse(start)) / 60_000 },
      (_, minute) => new Date(Date.parse(start) + minute * 60_000).toISOString(),
    );
    expect(minutes.filter((instant) => isOpenAt('Asia/Kathmandu', clinic, instant))).toHaveLength(
      8 * 60,
    );
  });
});

describe('validation of hours', () => {
  const faults = (text: string) =>
    workingHoursProblems(intervals(text)).map(
      ({ index, part, fault }) => `${index}.${part} ${fault}`,
    );

  it.each([
    ['08:00-12:00 14:00-18:00', []],
    ['14:00-18:00 08:00-12:00', []],
    ['00:00-24:00', []],
    ['12:00-08:00', ['0.to endsTooEarly']],
    ['08:00-08:00', ['0.to endsTooEarly']],
    ['08:00-12:00 11:00-18:00', ['1.from meetsAnother']],
    ['08:00-12:00 12:00-18:00', ['1.from meetsAnother']],
    ['08:00-18:00 09:00-10:00', ['1.from meetsAnother']],
    ['09:00-10:00 08:00-18:00', ['1.from meetsAnother']],
    ['12:00-08:00 09:00-10:00', ['0.to endsTooEarly']],
    ['08:00-09:00 10:00-11:00 10:30-12:00', ['2.from meetsAnother']],
  ])('of a day: %s', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  const paths = (schema: v.GenericSchema, input: unknown) =>
    v.safeParse(schema, input).issues?.map((issue) => v.getDotPath(issue));

  it.each([
    [week('08:00-18:00'), undefined],
    [week('', { fri: '00:00-24:00' }), undefined],
    [week(''), [null]],
    [week('08:00-18:00', { mon: '18:00-08:00' }), ['mon.0.to']],
    [week('08:00-18:00', { mon: '08:00-12:00 12:00-18:00' }), ['mon.1.from']],
    [week('08:00-18:00', { tue: '8:00-12:00' }), ['tue.0.from']],
    [week('08:00-18:00', { tue: '24:00-24:00' }), ['tue.0.from']],
    [week('08:00-18:00', { tue: '08:00-24:01' }), ['tue.0.to']],
    [week('08:00-18:00', { wed: '01:00-02:00 03:00-04:00 05:00-06:00 07:00-08:00' }), ['wed']],
    [{ ...week('08:00-18:00'), hol: [] }, ['hol']],
    [{ mon: intervals('08:00-18:00') }, ['tue', 'wed', 'thu', 'fri', 'sat', 'sun']],
  ])('%#: of a week', (hours, expected) => {
    expect(paths(workingHoursSchema, hours)).toEqual(expected);
  });

  it.each([
    [{ date: '2026-02-30', name: 'x', yearly: false }, 'holidays.0.date'],
    [{ date: '2026-02-28', name: ' ', yearly: false }, 'holidays.0.name'],
    [{ date: '2026-02-28', name: 'x'.repeat(61), yearly: false }, 'holidays.0.name'],
    [{ date: '2026-02-28', name: 'x' }, 'holidays.0.yearly'],
  ])('%#: of holidays', (holiday, path) => {
    expect(paths(openingSchema, { working_hours: null, holidays: [holiday] })).toEqual([path]);
  });
});

describe('openMinutes', () => {
  const minutes = (zone: string, hours: Opening, start: string, end: string) => {
    const clock = openClock(zone, hours, { start, end });
    return clock && openMinutes(clock, { start, end });
  };

  it.each([
    // 12 May 2026 was a Tuesday.
    ['within one interval', '2026-05-12T08:10:00Z', '2026-05-12T09:00:00Z', 50],
    ['over the closed noon', '2026-05-12T11:30:00Z', '2026-05-12T14:30:00Z', 60],
    ['closed at noon only', '2026-05-12T12:10:00Z', '2026-05-12T13:50:00Z', 0],
    ['overnight', '2026-05-12T17:30:00Z', '2026-05-13T08:15:00Z', 45],
    ['over a Sunday', '2026-05-16T12:00:00Z', '2026-05-18T09:00:00Z', 120],
    ['received and released on a Sunday', '2026-05-17T09:00:00Z', '2026-05-17T10:00:00Z', 0],
    ['over a holiday', '2026-05-26T17:00:00Z', '2026-05-28T09:00:00Z', 120],
    ['over a yearly holiday', '2026-12-31T17:00:00Z', '2027-01-02T10:00:00Z', 120],
    ['received before the opening', '2026-05-12T06:00:00Z', '2026-05-12T08:20:00Z', 20],
    ['over a whole week', '2026-05-11T00:00:00Z', '2026-05-18T00:00:00Z', 5 * 480 + 240],
    ['at one instant', '2026-05-12T09:00:00Z', '2026-05-12T09:00:00Z', 0],
  ])('%s', (_, start, end, expected) => {
    expect(minutes('UTC', clinic, start, end)).toBe(expected);
  });

  const always = opening(week('00:00-24:00'));
  it.each([
    ['on the day when clocks go forward', '2026-03-29', 23 * 60],
    ['on the day when they go back', '2026-10-25', 25 * 60],
    ['on any other day', '2026-05-12', 24 * 60],
  ])('counts the hours of the facility %s', (_, date, expected) => {
    const { start, end } = dayIn('Europe/Berlin', date);
    expect(minutes('Europe/Berlin', always, start, end)).toBe(expected);
  });

  it('counts no time that is skipped when clocks go forward', () => {
    const night = opening(week('01:00-04:00'));
    const { start, end } = dayIn('Europe/Berlin', '2026-03-29');
    expect(minutes('Europe/Berlin', night, start, end)).toBe(120);
  });

  it('is the hours of the facility’s zone', () => {
    expect(minutes('Asia/Tokyo', clinic, '2026-05-11T23:00:00Z', '2026-05-12T00:00:00Z')).toBe(60);
  });

  it('is unknown without working hours', () => {
    expect(
      minutes('UTC', opening(null), '2026-05-12T08:00:00Z', '2026-05-12T09:00:00Z'),
    ).toBeUndefined();
  });

  it('never exceeds calendar time, and adds up', () => {
    const at = fc.integer({ min: 0, max: 40 * 1440 });
    fc.assert(
      fc.property(at, at, at, (a, b, c) => {
        const [start, middle, end] = [a, b, c]
          .toSorted((x, y) => x - y)
          .map((minute) => new Date(Date.UTC(2026, 2, 10) + minute * 60_000).toISOString()) as [
          string,
          string,
          string,
        ];
        const clock = openClock('Europe/Berlin', clinic, { start, end })!;
        const whole = openMinutes(clock, { start, end });
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual((Date.parse(end) - Date.parse(start)) / 60_000);
        expect(
          openMinutes(clock, { start, end: middle }) + openMinutes(clock, { start: middle, end }),
        ).toBeCloseTo(whole, 6);
      }),
      { numRuns: 100 },
    );
  });
});
