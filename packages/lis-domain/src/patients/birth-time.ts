import * as v from 'valibot';
import { instantIn } from '../calendar/index.ts';
import { birthDatePrecision, type BirthDate } from './birth-date.ts';

/** A time of birth in the facility’s local time, `04:12`. */
export const birthTimeField = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 04:12'),
);

/** The known birth data of a patient. */
export interface Birth {
  birth_date: BirthDate;
  /** In the facility’s local time; null: unknown. */
  birth_time: string | null;
  /** The date of birth is an estimate. */
  birth_date_estimated: boolean;
}

/**
 * Returns whether a time of birth can be recorded: it requires a full date that is not estimated.
 */
export const mayHaveBirthTime = ({
  birth_date,
  birth_date_estimated,
}: Pick<Birth, 'birth_date' | 'birth_date_estimated'>): boolean =>
  birthDatePrecision(birth_date) === 'day' && !birth_date_estimated;

/**
 * Returns the instant of birth in the facility’s zone; undefined if the time is unknown or skipped
 * by the clock on that day.
 */
export function bornAt(
  { birth_date, birth_time }: Pick<Birth, 'birth_date' | 'birth_time'>,
  zone: string,
): string | undefined {
  return birth_time === null ? undefined : instantIn(zone, birth_date, birth_time);
}

/**
 * Returns full hours of age at an instant, negative before birth; undefined if the time of birth is
 * unknown.
 */
export function hoursLived(
  birth: Pick<Birth, 'birth_date' | 'birth_time'>,
  zone: string,
  at: string,
): number | undefined {
  const born = bornAt(birth, zone);
  return born === undefined
    ? undefined
    : Math.floor((Date.parse(at) - Date.parse(born)) / 3_600_000);
}
