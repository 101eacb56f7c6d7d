import type { CivilDate } from '../calendar/index.ts';
import { comparedNumber } from '../http/compared-text.ts';

/** Minimum number of digits of the daily sequence; more are used if needed. */
const DIGITS = 4;

/**
 * Returns an accession number, `YYMMDD-####`: the facility’s day and the sequence number on it,
 * from 1. Printable as Code 128.
 */
export function accessionNumber(day: CivilDate, place: number): string {
  return `${day.slice(2).replaceAll('-', '')}-${String(place).padStart(DIGITS, '0')}`;
}

/**
 * Returns an aliquot’s number: that of the specimen plus the sequence number of the aliquot, from
 * 1, such as `260512-0006-1` (domain model 2.5).
 */
export function aliquotNumber(drawn: string, place: number): string {
  return `${drawn}-${place}`;
}

/**
 * Returns whether scanned or typed text has the format of an accession number, so that a scan opens
 * the specimen instead of a name search.
 */
export function isAccessionNumber(text: string): boolean {
  return /^\d{6}-\d{4,}(-[1-9]\d*)?$/.test(comparedNumber(text));
}

/**
 * Returns the accession number of the original specimen for its own or an aliquot’s number, as it
 * is stored: results are recorded under the original. Other text is returned unchanged.
 */
export function drawnNumber(text: string): string {
  if (!isAccessionNumber(text)) return text;
  return comparedNumber(text).replace(/^(\d{6}-\d{4,})-[1-9]\d*$/, '$1');
}
