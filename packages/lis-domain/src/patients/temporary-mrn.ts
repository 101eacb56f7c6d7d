/** What begins the number of somebody whose identity is not established. */
export const TEMPORARY_PREFIX = 'TMP-';

const SCATTERED = 10_000;
/** Has no factor in common with 10 000, so that every place of them has a number of its own. */
const STRIDE = 6173;

/**
 * The number that somebody has until it is known who they are: `TMP-26-6173`. It reads like none of a pattern, and begins anew each year. Numbers that follow
 * each other do not look alike, because the unidentified of one accident come together (NHS Improvement, Patient Safety Alert NHS/PSA/RE/2018/008: temporary
 * numbers are recognisable, unique, and not in sequence).
 */
export function temporaryMrn(year: number, place: number): string {
  const beyond = Math.floor(place / SCATTERED);
  const scattered = String((place * STRIDE) % SCATTERED).padStart(4, '0');
  return `${TEMPORARY_PREFIX}${String(year).slice(-2)}-${beyond === 0 ? '' : beyond}${scattered}`;
}

/** Whether a number reads as a temporary one. */
export const isTemporaryMrn = (mrn: string): boolean =>
  mrn.toUpperCase().startsWith(TEMPORARY_PREFIX);
