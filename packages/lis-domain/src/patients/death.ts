import * as v from 'valibot';
import { instantIn } from '../calendar/index.ts';
import { isCalendarDate } from '../http/index.ts';
import { possibleBirths } from './birth-date.ts';
import type { Birth } from './birth-time.ts';

const writing = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** When somebody died on the facility's wall clock: a date, or with the time, `2026-05-03T04:12`. */
export const deathField = v.pipe(
  v.string(),
  v.check(
    (text) => isCalendarDate(writing.exec(text)?.[1] ?? ''),
    'must be an existing date, or a date and time such as 2026-05-03T04:12',
  ),
);

/** What is on record of somebody's death. */
export interface Death {
  deceased: boolean;
  /** See `deathField`; null: not known. */
  deceased_at: string | null;
}

/** The date of a death, and its time where it is known. */
export function deathParts(deceased_at: string): { date: string; time: string | undefined } {
  const [, date = '', time] = writing.exec(deceased_at) ?? [];
  return { date, time };
}

/** The instant of a death in the facility's zone; its date where no more is known, or the clock skips that time; undefined where nothing is. */
export function diedAt(
  { deceased_at }: Pick<Death, 'deceased_at'>,
  zone: string,
): string | undefined {
  if (deceased_at === null) return undefined;
  const { date, time } = deathParts(deceased_at);
  return time === undefined ? date : (instantIn(zone, date, time) ?? date);
}

/**
 * What is wrong with what is told of a death: a date of somebody who lives, one before the first day that the birth may have been on, or one to come.
 * @param now the facility's present day and time as `deathField` writes them
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
  // A date alone is compared with the day.
  return deceased_at > now.slice(0, deceased_at.length) ? 'in_future' : undefined;
}
