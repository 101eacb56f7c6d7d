import * as v from 'valibot';
import { addDays, type CivilDate } from '../calendar/index.ts';
import { isCalendarDate } from '../http/index.ts';

/** A date of birth as far as it is known: `1975-06-03`, `1975-06` or `1975` (FHIR R4 `date`). Texts of it sort by time, the vaguer one first. */
export type BirthDate = string;

const writing = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** How much of a date of birth is known; undefined where it is no date. */
export function birthDatePrecision(text: string): 'day' | 'month' | 'year' | undefined {
  const [, year, month, day] = writing.exec(text) ?? [];
  // No calendar has a year 0, nor does the database.
  if (
    year === undefined ||
    year === '0000' ||
    !isCalendarDate(`${year}-${month ?? '01'}-${day ?? '01'}`)
  )
    return undefined;
  if (month === undefined) return 'year';
  return day === undefined ? 'month' : 'day';
}

/** Whether a text says a date of birth, be it in part. */
export const isBirthDate = (text: string): boolean => birthDatePrecision(text) !== undefined;

/** A date of birth; where only part of it is known, that part. It never passes through a time zone. */
export const birthDateField = v.pipe(
  v.string(),
  v.check(
    isBirthDate,
    'must be an existing date, written YYYY-MM-DD, or YYYY-MM or YYYY where no more is known',
  ),
);

/** The first and the last day somebody may be born on. Throws for what is no date. */
export function possibleBirths(birth: BirthDate): { first: CivilDate; last: CivilDate } {
  const precision = birthDatePrecision(birth);
  if (precision === undefined)
    throw new RangeError(
      `@alms/lis-domain: "${birth}" is not a date of birth written YYYY-MM-DD, YYYY-MM or YYYY.`,
    );
  if (precision === 'day') return { first: birth, last: birth };
  if (precision === 'year') return { first: `${birth}-01-01`, last: `${birth}-12-31` };
  const [year = 0, month = 0] = birth.split('-').map(Number);
  const next =
    month === 12
      ? `${String(year + 1).padStart(4, '0')}-01-01`
      : `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`;
  return { first: `${birth}-01`, last: addDays(next, -1) };
}

/** Whether two dates of birth may be one: what is known of either leaves room for the other. */
export function mayBeSameBirth(one: BirthDate, other: BirthDate): boolean {
  const [a, b] = [possibleBirths(one), possibleBirths(other)];
  return a.first <= b.last && b.first <= a.last;
}

/** The same of somebody who lives on a date, and so was born by then; undefined for who is certainly born later. */
export function birthsBy(
  birth: BirthDate,
  on: CivilDate,
): { first: CivilDate; last: CivilDate } | undefined {
  const { first, last } = possibleBirths(birth);
  return first > on ? undefined : { first, last: last < on ? last : on };
}
