import { describe, expect, it } from 'vitest';
import { bornAt, hoursLived, mayHaveBirthTime } from './index.ts';

describe('time of birth', () => {
  it.each([
    ['2026-05-10', false, true],
    ['2026-05', false, false],
    ['2026', false, false],
    ['', false, false],
    ['2026-05-10', true, false],
  ])(
    'for a birth on %j, estimated: %s, can be recorded: %s',
    (birth_date, birth_date_estimated, expected) => {
      expect(mayHaveBirthTime({ birth_date, birth_date_estimated })).toBe(expected);
    },
  );

  it.each([
    ['not known', null, 'Europe/Oslo', undefined],
    ['a time in the facility’s time zone', '04:12', 'Europe/Oslo', '2026-03-29T02:12:00.000Z'],
    ['a time skipped by a clock change', '02:30', 'Europe/Oslo', undefined],
    ['elsewhere', '02:30', 'UTC', '2026-03-29T02:30:00.000Z'],
  ])('%s is an instant', (_, birth_time, zone, expected) => {
    expect(bornAt({ birth_date: '2026-03-29', birth_time }, zone)).toBe(expected);
  });

  it.each([
    ['2026-05-12T04:11:00Z', 23],
    ['2026-05-12T04:12:00Z', 24],
    ['2026-05-11T04:12:59Z', 0],
    ['2026-05-11T04:11:59Z', -1],
  ])('until %s gives %i full hours', (at, hours) => {
    expect(hoursLived({ birth_date: '2026-05-11', birth_time: '04:12' }, 'UTC', at)).toBe(hours);
  });

  it('gives no hours if unknown, and fewer on a day with a skipped hour', () => {
    expect(
      hoursLived({ birth_date: '2026-05-11', birth_time: null }, 'UTC', '2026-05-12T04:12:00Z'),
    ).toBeUndefined();
    expect(
      hoursLived(
        { birth_date: '2026-03-28', birth_time: '12:00' },
        'Europe/Oslo',
        '2026-03-29T10:00:00Z',
      ),
    ).toBe(23);
  });
});
