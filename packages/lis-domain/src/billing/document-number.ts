import type { CivilDate } from '../calendar/index.ts';

/** Document number series with their prefixes. */
const letters = { invoice: 'INV', credit_note: 'CN', receipt: 'RCT' } as const;

export type DocumentSeries = keyof typeof letters;

/** Returns the period after which a series restarts: the year of the facility’s day. */
export const numberPeriod = (day: CivilDate): string => day.slice(0, 'YYYY'.length);

/**
 * Formats a document number, such as `INV-2026-000001`: the facility’s year and the sequence number
 * in it, from 1, without gaps.
 */
export function documentNumber(series: DocumentSeries, day: CivilDate, place: number): string {
  return `${letters[series]}-${numberPeriod(day)}-${String(place).padStart(6, '0')}`;
}
