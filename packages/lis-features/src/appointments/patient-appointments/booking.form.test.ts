import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingForm, type BookingFields } from './booking.form.js';

const fields: BookingFields = { type: 'consultation', date: '2026-05-13', time: '09:15', duration: '', reason: ' Fasting ' };
const read = (change: Partial<BookingFields>, zone = 'America/New_York') => v.safeParse(bookingForm(zone), { ...fields, ...change });

describe('booking', () => {
  it.each([
    ['UTC', '2026-05-13T09:15:00.000Z'],
    ['America/New_York', '2026-05-13T13:15:00.000Z'],
    ['Asia/Kathmandu', '2026-05-13T03:30:00.000Z'],
  ])('takes the time of the clock in %s', (zone, start) => {
    expect(read({}, zone).output).toEqual({ type: 'consultation', start, reason: 'Fasting' });
  });

  it('says how long it takes where somebody has said so', () => {
    expect(read({ duration: '45' }).output).toMatchObject({ duration_minutes: 45 });
  });

  it.each([
    [{ date: '' }, 'date', 'dateRequired'],
    [{ date: '12026-05-13' }, 'date', 'dateRequired'],
    [{ time: '' }, 'time', 'timeRequired'],
    [{ date: '2026-03-08', time: '02:30' }, 'time', 'timeSkipped'],
    [{ reason: 'x'.repeat(201) }, 'reason', 'noteTooLong'],
  ])('refuses %j', (change, field, message) => {
    expect(read(change).issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[field, message]]);
  });
});
