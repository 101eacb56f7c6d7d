import type { CivilDate } from '../calendar/index.ts';

/** Numbers of a day have four digits, and more once a day needs them. */
const DIGITS = 4;

/** A specimen's number, `YYMMDD-####`: the facility's day and the place in it, from 1. Printable as Code 128. */
export function accessionNumber(day: CivilDate, place: number): string {
  return `${day.slice(2).replaceAll('-', '')}-${String(place).padStart(DIGITS, '0')}`;
}

/** The number of a specimen's aliquot: the specimen's own and the place among its aliquots, from 1, such as `260512-0006-1` (domain model 2.5). */
export function aliquotNumber(drawn: string, place: number): string {
  return `${drawn}-${place}`;
}

/** Whether scanned or typed text has the form of an accession number, so that a scan opens the specimen and not a name search. */
export function isAccessionNumber(text: string): boolean {
  return /^\d{6}-\d{4,}(-[1-9]\d*)?$/.test(text);
}

/** The number of the specimen that was drawn, of its own number or of an aliquot's: what was ordered is measured under it. */
export function drawnNumber(text: string): string {
  return text.replace(/^(\d{6}-\d{4,})-[1-9]\d*$/, '$1');
}
