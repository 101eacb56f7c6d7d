import type { CivilDate } from '../calendar/index.ts';

/** The series of numbered documents, each with its letters. */
const letters = { invoice: 'INV', credit_note: 'CN', receipt: 'RCT' } as const;

export type DocumentSeries = keyof typeof letters;

/** What a series restarts with: the year of the facility's day. */
export const numberPeriod = (day: CivilDate): string => day.slice(0, 'YYYY'.length);

/** `INV-2026-000001`: the facility's year and the place in it, from 1, without gaps. */
export function documentNumber(series: DocumentSeries, day: CivilDate, place: number): string {
  return `${letters[series]}-${numberPeriod(day)}-${String(place).padStart(6, '0')}`;
}
