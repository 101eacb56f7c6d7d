import { isCalendarDate } from '../http/index.ts';

/** A date without a time zone, `YYYY-MM-DD`. */
export type CivilDate = string;

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;

/** Parses `YYYY-MM-DD`. Throws for a day that does not exist. */
export function datePartsOf(date: CivilDate): DateParts {
  if (!isCalendarDate(date))
    throw new RangeError(`@alms/lis-domain: "${date}" is not a valid date in YYYY-MM-DD format.`);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Returns days since 1970-01-01, so that two dates can be subtracted. */
export function dayNumber(date: CivilDate): number {
  const { year, month, day } = datePartsOf(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Returns the date a number of days later, or earlier if negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);
}
