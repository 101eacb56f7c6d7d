import * as v from 'valibot';
import { instantIn } from '../calendar/index.ts';
import { isCalendarDate } from '../http/index.ts';
import { possibleBirths } from './birth-date.ts';
import type { Birth } from './birth-time.ts';

const writing = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** Date of death in local time, optionally with the time: `2026-05-03T04:12`. */
export const deathField = v.pipe(
  v.string(),
  v.check(
    (text) => isCalendarDate(writing.exec(text)?.[1] ?? ''),
    'must be a valid date, or a date and time such as 2026-05-03T04:12',
  ),
);

/** The recorded death of a patient. */
export interface Death {
  deceased: boolean;
  /** See `deathField`; null: unknown. */
  deceased_at: string | null;
}

/** Returns the date of a death, and its time if known. */
export function deathParts(deceased_at: string): { date: string; time: string | undefined } {
  const [, date = '', time] = writing.exec(deceased_at) ?? [];
  return { date, time };
}

/**
 * Returns the instant of a death in the facility’s zone. Returns only the date if the time is
 * unknown or skipped by the clock, and undefined if nothing is known.
 */
export function diedAt(
  { deceased_at }: Pick<Death, 'deceased_at'>,
  zone: string,
): string | undefined {
  if (deceased_at === null) return undefined;
  const { date, time } = deathParts(deceased_at);
  return time === undefined ? date : (instantIn(zone, date, time) ?? date);
}

/**
 * Returns the error in a recorded death: a date for a living patient, a date before the first
 * possible day of birth, or a future date.
 * @param now The facility’s current day and time in the format of `deathField`.
 */
export function deathFault(
  {
    deceased,
    deceased_at,
    birth_date,
    birth_time,
  }: Death & Pick<Birth, 'birth_date' | 'birth_time'>,
  now: string,
): 'not_deceased' | 'before_birth' | 'in_future' | undefined {
  if (deceased_at === null) return undefined;
  if (!deceased) return 'not_deceased';
  const { date, time } = deathParts(deceased_at);
  const born = possibleBirths(birth_date).first;
  if (
    date < born ||
    (date === born && time !== undefined && birth_time !== null && time < birth_time)
  )
    return 'before_birth';
  // A date without time is compared with the current day.
  return deceased_at > now.slice(0, deceased_at.length) ? 'in_future' : undefined;
}
