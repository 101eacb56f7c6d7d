import { weekdays, type Opening, type WorkingHours } from '@alms/lis-domain/facility';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingForm, type BookingFields } from './booking.form.ts';

const fields: BookingFields = {
  type: 'consultation',
  date: '2026-05-13',
  time: '09:15',
  duration: '',
  reason: ' Fasting ',
};
const read = (change: Partial<BookingFields>, zone = 'America/New_York') =>
  v.safeParse(bookingForm({ timeZone: zone, usualMinutes: 15 }), { ...fields, ...change });

describe('booking form', () => {
  it.each([
    ['UTC', '2026-05-13T09:15:00.000Z'],
    ['America/New_York', '2026-05-13T13:15:00.000Z'],
    ['Asia/Kathmandu', '2026-05-13T03:30:00.000Z'],
  ])('interprets the time in %s', (zone, start) => {
    expect(read({}, zone).output).toEqual({ type: 'consultation', start, reason: 'Fasting' });
  });

  it('includes the duration when it is entered', () => {
    expect(read({ duration: '45' }).output).toMatchObject({ duration_minutes: 45 });
  });

  it.each([
    [{ date: '' }, 'date', 'dateRequired'],
    [{ date: '12026-05-13' }, 'date', 'dateRequired'],
    [{ time: '' }, 'time', 'timeRequired'],
    [{ date: '2026-03-08', time: '02:30' }, 'time', 'timeSkipped'],
    [{ reason: 'x'.repeat(201) }, 'reason', 'noteTooLong'],
  ])('rejects %j', (change, field, message) => {
    expect(read(change).issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      [field, message],
    ]);
  });

  describe('booking form with known working hours', () => {
    const noon = [
      { from: '08:00', to: '12:00' },
      { from: '14:00', to: '18:00' },
    ];
    const opening: Opening = {
      working_hours: Object.fromEntries(
        weekdays.map((weekday) => [weekday, weekday === 'sun' ? [] : noon]),
      ) as WorkingHours,
      holidays: [{ date: '2026-05-14', name: 'Eid', yearly: false }],
    };
    const refused = (change: Partial<BookingFields>, usualMinutes = 15) =>
      v
        .safeParse(bookingForm({ timeZone: 'America/New_York', opening, usualMinutes }), {
          ...fields,
          ...change,
        })
        .issues?.map((issue) => [v.getDotPath(issue), issue.message]);

    it.each([
      [{ time: '08:00' }, undefined],
      [{ time: '11:45' }, undefined],
      [{ time: '11:46' }, [['time', 'outsideHours']]],
      [{ time: '11:00', duration: '90' }, [['time', 'outsideHours']]],
      [{ time: '07:59' }, [['time', 'outsideHours']]],
      [{ time: '13:00' }, [['time', 'outsideHours']]],
      [{ date: '2026-05-14' }, [['date', 'closedDay']]],
      [{ date: '2026-05-17' }, [['date', 'closedDay']]],
      [{ date: '2026-05-17', time: '' }, [['time', 'timeRequired']]],
    ])('accepts only times within working hours: %j', (change, issues) => {
      expect(refused(change)).toEqual(issues);
    });

    it('uses the duration of a rescheduled appointment', () => {
      expect([refused({ time: '11:00' }, 60), refused({ time: '11:00' }, 61)]).toEqual([
        undefined,
        [['time', 'outsideHours']],
      ]);
    });

    it('accepts any time when no working hours are configured', () => {
      expect(
        v.is(
          bookingForm({
            timeZone: 'UTC',
            opening: { ...opening, working_hours: null },
            usualMinutes: 15,
          }),
          { ...fields, date: '2026-05-14', time: '03:00' },
        ),
      ).toBe(true);
    });
  });
});
