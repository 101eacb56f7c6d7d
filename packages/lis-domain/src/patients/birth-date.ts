import * as v from 'valibot';
import { addDays, type CivilDate } from '../calendar/index.ts';
import { isCalendarDate } from '../http/index.ts';

/**
 * A full or partial date of birth: `1975-06-03`, `1975-06` or `1975` (FHIR R4 `date`). The text
 * sorts chronologically, less precise dates first.
 */
export type BirthDate = string;

const writing = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Returns the precision of a date of birth; undefined if it is not a date. */
export function birthDatePrecision(text: string): 'day' | 'month' | 'year' | undefined {
  const [, year, month, day] = writing.exec(text) ?? [];
  // Neither the calendar nor the database has a year 0.
  if (
    year === undefined ||
    year === '0000' ||
    !isCalendarDate(`${year}-${month ?? '01'}-${day ?? '01'}`)
  )
    return undefined;
  if (month === undefined) return 'year';
  return day === undefined ? 'month' : 'day';
}

/** Returns whether a text is a full or partial date of birth. */
export const isBirthDate = (text: string): boolean => birthDatePrecision(text) !== undefined;

/** Earliest year of birth: 150 years, beyond the longest documented human life. */
export const EARLIEST_BIRTH = '1875';

/** A full or partial date of birth in a request, never converted between time zones. */
export const birthDateField = v.pipe(
  v.string(),
  v.check(
    isBirthDate,
    'must be a valid date in YYYY-MM-DD format, or YYYY-MM or YYYY if only partly known',
  ),
  v.check((text) => text >= EARLIEST_BIRTH, `must be from ${EARLIEST_BIRTH} to today`),
);

/** Returns the first and last possible day of birth. Throws if the text is not a date. */
export function possibleBirths(birth: BirthDate): { first: CivilDate; last: CivilDate } {
  const precision = birthDatePrecision(birth);
  if (precision === undefined)
    throw new RangeError(
      `@alms/lis-domain: "${birth}" is not a valid date of birth in YYYY-MM-DD, YYYY-MM or YYYY format.`,
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

/** Returns whether two full or partial dates of birth can be the same day. */
export function mayBeSameBirth(one: BirthDate, other: BirthDate): boolean {
  const [a, b] = [possibleBirths(one), possibleBirths(other)];
  return a.first <= b.last && b.first <= a.last;
}

/** Tolerance of an estimated date of birth in either direction, in days: one leap year. */
const ESTIMATE_DAYS = 366;

/**
 * Returns the possible days of birth of a patient whose date of birth is estimated. The one-year
 * tolerance is this product’s own rule: a guessed or rounded age is seldom more exact.
 */
export function estimatedBirths(
  birth: BirthDate,
  on: CivilDate,
): { first: CivilDate; last: CivilDate } {
  const { first, last } = possibleBirths(birth);
  const latest = addDays(last, ESTIMATE_DAYS);
  return { first: addDays(first, -ESTIMATE_DAYS), last: latest < on ? latest : on };
}

/**
 * Returns the possible days of birth of a patient alive on a date; undefined if all of them are
 * later.
 */
export function birthsBy(
  birth: BirthDate,
  on: CivilDate,
): { first: CivilDate; last: CivilDate } | undefined {
  const { first, last } = possibleBirths(birth);
  return first > on ? undefined : { first, last: last < on ? last : on };
}
