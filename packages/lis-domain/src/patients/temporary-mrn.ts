/** Prefix of an unidentified patient’s record number. */
export const TEMPORARY_PREFIX = 'TMP-';

const SCATTERED = 10_000;
/** Coprime to 10 000, so that each of the 10 000 positions has a distinct number. */
const STRIDE = 6173;

/**
 * Returns the temporary record number of an unidentified patient: `TMP-26-6173`. It cannot match
 * any pattern and restarts each year. Consecutive numbers look different, because the unidentified
 * patients of one accident arrive together (NHS Improvement, Patient Safety Alert
 * NHS/PSA/RE/2018/008: temporary numbers are recognisable, unique, and not in sequence).
 */
export function temporaryMrn(year: number, place: number): string {
  const beyond = Math.floor(place / SCATTERED);
  const scattered = String((place * STRIDE) % SCATTERED).padStart(4, '0');
  return `${TEMPORARY_PREFIX}${String(year).slice(-2)}-${beyond === 0 ? '' : beyond}${scattered}`;
}

/** Returns whether a record number is a temporary one. */
export const isTemporaryMrn = (mrn: string): boolean =>
  mrn.toUpperCase().startsWith(TEMPORARY_PREFIX);
