import { describe, expect, it } from 'vitest';
import { bookingRefusal, isPast, maxAtOnce, overlaps, type Interval } from './booking-rules.ts';

/** Parses `9:00-9:15` as an interval on a fixed day. */
function at(text: string): Interval {
  const [start = '', end = ''] = text
    .split('-')
    .map((time) => `2026-05-12T${time.padStart(5, '0')}:00Z`);
  return { start, end };
}

const all = (text: string) => text.split(' ').filter(Boolean).map(at);

describe('overlaps', () => {
  it.each([
    ['9:00-9:15', '9:15-9:30', false],
    ['9:15-9:30', '9:00-9:15', false],
    ['9:00-9:16', '9:15-9:30', true],
    ['9:00-10:00', '9:15-9:30', true],
    ['9:15-9:30', '9:00-10:00', true],
    ['9:00-9:15', '9:00-9:15', true],
    ['9:00-9:15', '10:00-10:15', false],
  ])('%s and %s overlap: %s', (one, other, expected) => {
    expect(overlaps(at(one), at(other))).toBe(expected);
  });

  it('compares instants regardless of their offsets', () => {
    expect(
      overlaps(at('9:00-9:15'), {
        start: '2026-05-12T11:10:00+02:00',
        end: '2026-05-12T11:20:00+02:00',
      }),
    ).toBe(true);
  });
});

describe('maxAtOnce', () => {
  it.each([
    ['', 0],
    ['8:00-9:00 10:00-11:00', 0],
    ['9:00-9:15', 1],
    ['9:00-9:20 9:20-9:40 9:40-10:00', 1],
    ['8:30-9:30 9:15-9:45', 2],
    ['9:00-10:00 9:00-9:10 9:50-10:10', 2],
    ['8:00-11:00 9:10-9:30 9:20-9:40 9:30-9:50', 3],
    ['8:50-9:05 9:02-9:04 9:03-9:30 9:55-10:30', 3],
  ])('from 9:00 to 10:00, with %s: %i', (others, expected) => {
    expect(maxAtOnce(at('9:00-10:00'), all(others))).toBe(expected);
  });
});

describe('isPast', () => {
  it.each([
    ['2026-05-12T08:55:00Z', false],
    ['2026-05-12T08:54:59Z', true],
    ['2026-05-12T10:55:00+02:00', false],
    ['2026-05-13T00:00:00Z', false],
  ])('for a start at %s, checked at 9:00: %s', (start, expected) => {
    expect(isPast(start, '2026-05-12T09:00:00Z')).toBe(expected);
  });
});

describe('booking 9:00-9:15', () => {
  const now = '2026-05-12T08:00:00Z';
  it.each([
    ['nothing else', '', '', 1, now, undefined],
    [
      'the place before and the one after',
      '8:45-9:00 9:15-9:30',
      '8:45-9:00 9:15-9:30',
      1,
      now,
      undefined,
    ],
    ['one of two places', '', '9:00-9:15', 2, now, undefined],
    ['both of two places', '', '9:00-9:15 9:10-9:30', 2, now, 'appointments_full'],
    ['the same patient', '9:10-9:30', '9:10-9:30', 4, now, 'appointment_overlaps'],
    [
      'the same patient in the last place',
      '9:00-9:15',
      '9:00-9:15',
      1,
      now,
      'appointment_overlaps',
    ],
    ['the time gone by', '', '', 4, '2026-05-12T09:06:00Z', 'appointment_past'],
  ] as const)('with %s', (_, own, others, atOnce, at_, refusal) => {
    expect(
      bookingRefusal({
        wanted: at('9:00-9:15'),
        own: all(own),
        all: all(others),
        atOnce,
        open: true,
        now: at_,
      }),
    ).toBe(refusal);
  });

  it.each([
    ['and before a place is looked for', '9:00-9:15', now, 'appointment_outside_hours'],
    ['unless the time has passed', '', '2026-05-12T09:06:00Z', 'appointment_past'],
  ] as const)('is refused while the facility is closed, %s', (_, own, at_, refusal) => {
    expect(
      bookingRefusal({
        wanted: at('9:00-9:15'),
        own: all(own),
        all: all(own),
        atOnce: 1,
        open: false,
        now: at_,
      }),
    ).toBe(refusal);
  });
});
