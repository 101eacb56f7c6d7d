import { datePartsOf, dayNumber, type CivilDate } from '../calendar/index.ts';
import type { Age } from '../catalogue/value-rules.schema.ts';
import { birthsBy, estimatedBirths, type BirthDate } from './birth-date.ts';

function fullMonths(birth: CivilDate, on: CivilDate): number {
  const from = datePartsOf(birth);
  const to = datePartsOf(on);
  return (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
}

/**
 * Returns full days, weeks, months or years of age on a date, by calendar and not by average
 * lengths: the 18th year is completed on the birthday. For a birth on 29 February, the birthday in
 * other years is 1 March. Negative before birth. Hours are not available, because a date of birth
 * has no time.
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
 * Returns an age in the usual unit: days in the first four weeks, weeks in the first three months,
 * months in the first two years, then years. Undefined before birth.
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
 * Returns the youngest and oldest possible age on a date, in full units; both are equal for a full
 * date of birth. Undefined before birth.
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

/** Returns the youngest and oldest possible age by an estimated date of birth. */
export function estimatedAgesIn(
  unit: Exclude<Age['unit'], 'h'>,
  birth: BirthDate,
  on: CivilDate,
): { youngest: number; oldest: number } | undefined {
  const { first, last } = estimatedBirths(birth, on);
  return first > on
    ? undefined
    : { youngest: ageIn(unit, last, on), oldest: ageIn(unit, first, on) };
}

/**
 * Returns the possible ages in the usual unit, such as between 50 and 51 years. Undefined before
 * birth.
 */
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

/**
 * Returns whether a patient is or may be under 18 (Convention on the Rights of the Child, article
 * 1), so that a guardian may have to consent.
 */
export const mayBeMinor = (birth: BirthDate, on: CivilDate): boolean =>
  (agesIn('a', birth, on)?.youngest ?? 0) < 18;
