import * as v from 'valibot';
import { instantIn } from '../calendar/index.ts';
import { birthDatePrecision, type BirthDate } from './birth-date.ts';

/** A time of birth on the facility's wall clock, `04:12`. */
export const birthTimeField = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 04:12'),
);

/** When somebody was born, as far as it is known. */
export interface Birth {
  birth_date: BirthDate;
  /** On the facility's wall clock; null: not known. */
  birth_time: string | null;
  /** The date is what somebody took the patient to be born on. */
  birth_date_estimated: boolean;
}

/** Whether a time of birth can be known: it belongs to a whole date that nobody has estimated. */
export const mayHaveBirthTime = ({
  birth_date,
  birth_date_estimated,
}: Pick<Birth, 'birth_date' | 'birth_date_estimated'>): boolean =>
  birthDatePrecision(birth_date) === 'day' && !birth_date_estimated;

/** The instant of a birth in the facility's zone; undefined where its time is not known, or is one that the clock skips on that day. */
export function bornAt(
  { birth_date, birth_time }: Pick<Birth, 'birth_date' | 'birth_time'>,
  zone: string,
): string | undefined {
  return birth_time === null ? undefined : instantIn(zone, birth_date, birth_time);
}

/** Full hours that somebody has lived at an instant, negative before birth; undefined where the time of birth is not known. */
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
