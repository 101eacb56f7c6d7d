import { appointmentTypes, type AppointmentType } from '@alms/lis-domain/appointments';
import { instantIn } from '@alms/lis-domain/calendar';
import { outsideHours, type Opening } from '@alms/lis-domain/facility';
import { isCalendarDate } from '@alms/lis-domain/http';
import * as v from 'valibot';

/** What the fields hold. */
export interface BookingFields {
  type: AppointmentType;
  date: string;
  time: string;
  /** Minutes; empty where nobody is asked. */
  duration: string;
  reason: string;
}

/** What is booked of it. */
export interface WantedAppointment {
  type: AppointmentType;
  start: string;
  duration_minutes?: number;
  reason: string;
  /** The appointment that it replaces. */
  rescheduled_from_id?: string;
}

export interface BookingPlace {
  /** The facility's zone (IANA). */
  timeZone: string;
  /** When it is open. When omitted, that is not known. */
  opening?: Opening | undefined;
  /** How long an appointment takes where nobody is asked, in minutes. */
  usualMinutes: number;
}

const MINUTE_MS = 60_000;

/** The form's rules; messages are keys of the feature's catalogue. The date and time are those of the clock on the facility's wall. */
export function bookingForm({
  timeZone,
  opening,
  usualMinutes,
}: BookingPlace): v.GenericSchema<BookingFields, WantedAppointment> {
  return v.pipe(
    v.object({
      type: v.picklist(appointmentTypes),
      date: v.pipe(v.string(), v.check(isCalendarDate, 'dateRequired')),
      time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'timeRequired')),
      duration: v.string(),
      reason: v.pipe(v.string(), v.trim(), v.maxLength(200, 'noteTooLong')),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { date, time, duration, ...rest } = dataset.value;
      const refuse = (key: 'date' | 'time', message: string) => {
        addIssue({
          message,
          path: [
            {
              type: 'object',
              origin: 'value',
              input: dataset.value,
              key,
              value: dataset.value[key],
            },
          ],
        });
        return NEVER;
      };
      const start = instantIn(timeZone, date, time);
      if (start === undefined) return refuse('time', 'timeSkipped');
      const minutes = duration === '' ? usualMinutes : Number(duration);
      const hours =
        opening &&
        outsideHours(
          timeZone,
          opening,
        )({ start, end: new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString() });
      if (hours)
        return hours.kind === 'open' ? refuse('time', 'outsideHours') : refuse('date', 'closedDay');
      return { ...rest, start, ...(duration !== '' && { duration_minutes: minutes }) };
    }),
  );
}
