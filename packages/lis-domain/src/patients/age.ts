import { datePartsOf, dayNumber, type CivilDate } from '../calendar/index.ts';
import type { Age } from '../catalogue/value-rules.schema.ts';
import { birthsBy, type BirthDate } from './birth-date.ts';

function fullMonths(birth: CivilDate, on: CivilDate): number {
  const from = datePartsOf(birth);
  const to = datePartsOf(on);
  return (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
}

/**
 * Full days, weeks, months or years lived on a date, by the calendar and not by average lengths: a person turns 18 on the birthday.
 * Somebody born on 29 February gets older on 1 March in other years. Negative before birth. Hours are not offered: a date of birth has no time.
 */
export function ageIn(unit: Exclude<Age['unit'], 'h'>, birth: CivilDate, on: CivilDate): number {
  if (unit === 'a' || unit === 'mo') {
    const months = fullMonths(birth, on);
    return unit === 'mo' ? months : Math.floor(months / 12);
  }
  const days = dayNumber(on) - dayNumber(birth);
  return unit === 'wk' ? Math.floor(days / 7) : days;
}

/**
 * An age as people say it: days in the first four weeks, weeks in the first three months, months in the first two years, then years.
 * Nothing before birth.
 */
export function displayAge(birth: CivilDate, on: CivilDate): Age | undefined {
  const days = ageIn('d', birth, on);
  if (days < 0) return undefined;
  if (days < 28) return { value: days, unit: 'd' };
  const months = ageIn('mo', birth, on);
  if (months < 3) return { value: ageIn('wk', birth, on), unit: 'wk' };
  return months < 24 ? { value: months, unit: 'mo' } : { value: ageIn('a', birth, on), unit: 'a' };
}

/**
 * The youngest and the oldest somebody can be on a date, in full units; the same for a whole date of birth. Undefined before birth.
 */
export function agesIn(
  unit: Exclude<Age['unit'], 'h'>,
  birth: BirthDate,
  on: CivilDate,
): { youngest: number; oldest: number } | undefined {
  const births = birthsBy(birth, on);
  return (
    births && { youngest: ageIn(unit, births.last, on), oldest: ageIn(unit, births.first, on) }
  );
}

/** The same as people say it: between 50 and 51 years. Undefined before birth. */
export function displayAges(
  birth: BirthDate,
  on: CivilDate,
): { youngest: Age; oldest: Age } | undefined {
  const births = birthsBy(birth, on);
  const [youngest, oldest] = births
    ? [displayAge(births.last, on), displayAge(births.first, on)]
    : [];
  return youngest && oldest && { youngest, oldest };
}

/** Whether somebody is, or may be, under 18 (Convention on the Rights of the Child, article 1): others may have to decide for them. */
export const mayBeMinor = (birth: BirthDate, on: CivilDate): boolean =>
  (agesIn('a', birth, on)?.youngest ?? 0) < 18;
