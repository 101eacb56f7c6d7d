import { appointmentTypes, type AppointmentType } from '@alms/lis-domain/appointments';
import { instantIn } from '@alms/lis-domain/calendar';
import { outsideHours, type Opening } from '@alms/lis-domain/facility';
import { isCalendarDate } from '@alms/lis-domain/http';
import * as v from 'valibot';

export interface BookingFields {
  type: AppointmentType;
  date: string;
  time: string;
  /** Minutes; empty when the form does not ask for a duration. */
  duration: string;
  reason: string;
}

/** The appointment to book, as sent to the server. */
export interface WantedAppointment {
  type: AppointmentType;
  start: string;
  duration_minutes?: number;
  reason: string;
  /** Id of the appointment that this one replaces. */
  rescheduled_from_id?: string;
}

export interface BookingPlace {
  /** Time zone of the facility (IANA). */
  timeZone: string;
  /** Working hours of the facility. When omitted, they are unknown. */
  opening?: Opening | undefined;
  /** Duration in minutes used when the form does not ask for one. */
  usualMinutes: number;
}

const MINUTE_MS = 60_000;

/**
 * Validation rules of the booking form; messages are keys of the feature’s catalogue. Date and time
 * are in the facility’s time zone.
 */
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
