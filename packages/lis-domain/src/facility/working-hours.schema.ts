import * as v from 'valibot';
import { enteredDateField, lineField } from '../http/index.ts';
import { workingHoursProblems } from './working-hours-problems.ts';
import type { Named } from '../http/named.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Maximum number of intervals per day. */
export const MAX_INTERVALS = 3;
/** Maximum number of holidays. */
export const MAX_HOLIDAYS = 100;

/** An opening interval, `HH:MM` in local time; `24:00` is the end of the day. */
const intervalSchema = v.strictObject({
  from: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')),
  to: v.pipe(
    v.string(),
    v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 18:00, or 24:00'),
  ),
});
export interface HoursInterval extends v.InferOutput<typeof intervalSchema> {}

const faultTexts = {
  endsTooEarly: 'must be after the start time',
  meetsAnother: 'must not overlap or adjoin another interval of the same day',
} as const;

const dayField = v.pipe(
  v.array(intervalSchema),
  v.maxLength(MAX_INTERVALS, `must contain at most ${MAX_INTERVALS} intervals`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { value } = dataset;
    for (const { index, part, fault } of workingHoursProblems(value)) {
      const interval = value[index] as HoursInterval;
      addIssue({
        message: faultTexts[fault],
        path: [
          { type: 'array', origin: 'value', input: value, key: index, value: interval },
          { type: 'object', origin: 'value', input: interval, key: part, value: interval[part] },
        ],
      });
    }
  }),
);

/** Hours by weekday; a day without intervals is closed. */
export const workingHoursSchema = v.pipe(
  v.strictObject({
    mon: dayField,
    tue: dayField,
    wed: dayField,
    thu: dayField,
    fri: dayField,
    sat: dayField,
    sun: dayField,
  }),
  v.check(
    (week) => weekdays.some((weekday) => week[weekday].length > 0),
    'must contain working hours on at least one day',
  ),
);
export interface WorkingHours extends v.InferOutput<typeof workingHoursSchema> {}

const holidayObject = v.strictObject({
  date: enteredDateField,
  name: lineField(60),
  /** Repeats on the same date every year; 29 February only in leap years. */
  yearly: v.boolean(),
});
export interface HolidaySchema extends Named<typeof holidayObject> {}
export const holidaySchema: HolidaySchema = holidayObject;
export interface Holiday extends v.InferOutput<HolidaySchema> {}

export const openingEntries = {
  /** Opening hours. Null: unknown, and no appointment is rejected because of them. */
  working_hours: v.nullable(workingHoursSchema),
  /**
   * Days on which the facility is closed whatever the weekday; they apply only if the hours are
   * known.
   */
  holidays: v.pipe(
    v.array(holidaySchema),
    v.maxLength(MAX_HOLIDAYS, `must contain at most ${MAX_HOLIDAYS} holidays`),
  ),
};

const openingObject = v.object(openingEntries);
export interface OpeningSchema extends Named<typeof openingObject> {}
export const openingSchema: OpeningSchema = openingObject;
export interface Opening extends v.InferOutput<OpeningSchema> {}
