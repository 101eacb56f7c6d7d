import type { CivilDate } from '../calendar/index.js';

/** Numbers of a day have four digits, and more once a day needs them. */
const DIGITS = 4;

/** A specimen's number, `YYMMDD-####`: the facility's day and the place in it, from 1. Printable as Code 128. */
export function accessionNumber(day: CivilDate, place: number): string {
  return `${day.slice(2).replaceAll('-', '')}-${String(place).padStart(DIGITS, '0')}`;
}

/** Whether scanned or typed text has the form of an accession number, so that a scan opens the specimen and not a name search. */
export function isAccessionNumber(text: string): boolean {
  return /^\d{6}-\d{4,}$/.test(text);
}
