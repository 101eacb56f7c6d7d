import { datePartsOf, dayNumber, type CivilDate } from '../calendar/index.js';
import type { Age } from '../catalogue/value-rules.schema.js';

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

/** Whether somebody is under 18 (Convention on the Rights of the Child, article 1): others may have to decide for them. */
export const isMinor = (birth: CivilDate, on: CivilDate): boolean => ageIn('a', birth, on) < 18;
