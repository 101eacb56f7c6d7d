import {
  dateFormats,
  workingHoursProblems,
  MAX_HOLIDAYS,
  weekdays,
  type Holiday,
  type HoursInterval,
  type Weekday,
  type WorkingHours,
} from '@alms/lis-domain/facility';
import { emailField, isCalendarDate } from '@alms/lis-domain/http';
import { languages } from '@alms/lis-domain/language';
import * as v from 'valibot';

/** Field values of an interval. Time inputs have no 24:00, so an end at midnight is 00:00. */
const intervalFields = v.object({ id: v.string(), from: v.string(), to: v.string() });
export type IntervalFields = v.InferInput<typeof intervalFields>;

const holidayFields = v.object({
  id: v.string(),
  date: v.pipe(v.string(), v.check(isCalendarDate, 'dateRequired')),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('holidayNameRequired'),
    v.maxLength(60, 'holidayNameTooLong'),
  ),
  yearly: v.boolean(),
});
export type HolidayFields = v.InferInput<typeof holidayFields>;

const weekEntries = Object.fromEntries(
  weekdays.map((weekday) => [weekday, v.array(intervalFields)]),
) as Record<Weekday, v.ArraySchema<typeof intervalFields, undefined>>;
type WeekFields = Record<Weekday, IntervalFields[]>;

const closingTime = (to: string) => (to === '00:00' ? '24:00' : to);
const asInterval = ({ from, to }: IntervalFields): HoursInterval => ({ from, to: closingTime(to) });
const byBeginning = (a: HoursInterval, b: HoursInterval) => a.from.localeCompare(b.from);

/** Returns the field values of the working hours; unknown hours have no intervals. */
export const weekFields = (hours: WorkingHours | null): WeekFields =>
  Object.fromEntries(
    weekdays.map((weekday) => [
      weekday,
      (hours?.[weekday] ?? []).map(({ from, to }, index) => ({
        id: `${weekday}-${index}`,
        from,
        to: to === '24:00' ? '00:00' : to,
      })),
    ]),
  ) as WeekFields;

export const holidayRows = (holidays: readonly Holiday[]): HolidayFields[] =>
  holidays.map((holiday, index) => ({ ...holiday, id: `holiday-${index}` }));

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
const hospitalFields = v.object({
  facility_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('nameRequired'),
    v.maxLength(120, 'nameTooLong'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(emailField, text), 'emailInvalid'),
  ),
  phone: v.pipe(v.string(), v.trim(), v.maxLength(40, 'phoneTooLong')),
  address: v.pipe(v.string(), v.trim(), v.maxLength(500, 'addressTooLong')),
  timezone: v.string(),
  date_format: v.picklist(dateFormats),
  /** Empty: the visitor’s own language. */
  language: v.pipe(
    v.picklist([...languages, '']),
    v.transform((chosen) => (chosen === '' ? null : chosen)),
  ),
  enable_online_booking: v.boolean(),
  enable_patient_portal: v.boolean(),
  laboratory_director: v.pipe(v.string(), v.trim(), v.maxLength(120, 'lineTooLong')),
  registration_number: v.pipe(v.string(), v.trim(), v.maxLength(60, 'registrationTooLong')),
  accreditation: v.pipe(v.string(), v.trim(), v.maxLength(120, 'lineTooLong')),
  report_note: v.pipe(v.string(), v.trim(), v.maxLength(300, 'noteTooLong')),
  report_instruments: v.boolean(),
  report_uncertainty: v.boolean(),
  /** When off, the working hours are unknown and the weekly fields are ignored. */
  hours_known: v.boolean(),
  working_hours: v.object(weekEntries),
  holidays: v.pipe(v.array(holidayFields), v.maxLength(MAX_HOLIDAYS, 'tooManyHolidays')),
});

export const hospitalForm = v.pipe(
  hospitalFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.hours_known) return;
    const week = dataset.value.working_hours;
    const refuse = (message: string, ...keys: (string | number)[]) =>
      addIssue({
        message,
        path: keys.map((key) => ({
          type: 'unknown',
          origin: 'value',
          input: week,
          key,
          value: undefined,
        })) as [v.UnknownPathItem, ...v.UnknownPathItem[]],
      });
    if (weekdays.every((weekday) => week[weekday].length === 0)) refuse('hoursNone', 'hours_known');
    for (const weekday of weekdays) {
      const rows = week[weekday];
      const missing = rows.flatMap((row, index) =>
        (['from', 'to'] as const).flatMap((part) =>
          row[part] === '' ? [[index, part] as const] : [],
        ),
      );
      for (const [index, part] of missing)
        refuse('timeRequired', 'working_hours', weekday, index, part);
      if (missing.length > 0) continue;
      for (const { index, part, fault } of workingHoursProblems(rows.map(asInterval)))
        refuse(fault, 'working_hours', weekday, index, part);
    }
  }),
  v.transform(({ hours_known: known, working_hours: week, holidays, ...rest }) => ({
    ...rest,
    working_hours: known
      ? (Object.fromEntries(
          weekdays.map((weekday) => [weekday, week[weekday].map(asInterval).toSorted(byBeginning)]),
        ) as WorkingHours)
      : null,
    holidays: holidays
      .map(({ date, name, yearly }): Holiday => ({ date, name, yearly }))
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  })),
);

/** Field values of the form. */
export type HospitalFields = v.InferInput<typeof hospitalForm>;
/** Values to save. */
export type HospitalValues = v.InferOutput<typeof hospitalForm>;
