import {
  absoluteDecimal,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../catalogue/decimal.ts';
import type { CivilDate } from '../calendar/index.ts';

/**
 * Allowable error of a test in EQA, as decimal texts above 0: absolute, in percent of the assigned
 * value, or both, of which the larger applies (42 CFR 493.931: “whichever is greater”).
 */
export interface AllowableError {
  /** In `unit`. */
  absolute: string | null;
  percent: string | null;
  /** UCUM code of the values it applies to; null: of any unit, if it is in percent only. */
  unit: string | null;
  /** Assigned values it is defined for, both included; null: no bound (RiliBÄK B1, table B 1 a). */
  low: string | null;
  high: string | null;
}

/**
 * Outcome of a value against an allowable error. The first three are graded; a value that was not
 * reported counts as unacceptable (42 CFR 493.841: failure to return results scores 0). With the
 * others the allowable error was not applied.
 */
export const allowableOutcomes = [
  'acceptable',
  'unacceptable',
  'not_reported',
  'unit_differs',
  'out_of_range',
] as const;
export type AllowableOutcome = (typeof allowableOutcomes)[number];

/** Without the trailing zeros of a multiplication. */
const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Returns the allowable error at an assigned value, in its unit. */
export function allowedAt({ absolute, percent }: AllowableError, assigned: string): string | null {
  const relative =
    percent === null
      ? null
      : trimmed(multiplyDecimals(multiplyDecimals(percent, absoluteDecimal(assigned)), '0.01'));
  if (absolute === null || relative === null) return absolute ?? relative;
  return compareDecimals(absolute, relative) < 0 ? relative : absolute;
}

const appliesToUnit = (
  { absolute, unit: stated, low, high }: AllowableError,
  unit: string | null,
) =>
  stated === null && absolute === null && low === null && high === null ? true : stated === unit;

/**
 * Returns the outcome of a reported value; null while the assigned value is unknown. A difference
 * equal to the allowable error is acceptable. A limit in another unit or outside its range is not
 * applied.
 */
export function allowableOutcomeOf(
  {
    reported,
    assigned,
    unit,
  }: { reported: string | null; assigned: string | null; unit: string | null },
  limit: AllowableError,
): AllowableOutcome | null {
  if (assigned === null) return null;
  if (!appliesToUnit(limit, unit)) return 'unit_differs';
  const { low, high } = limit;
  if (
    (low !== null && compareDecimals(assigned, low) < 0) ||
    (high !== null && compareDecimals(assigned, high) > 0)
  )
    return 'out_of_range';
  if (reported === null) return 'not_reported';
  const allowed = allowedAt(limit, assigned);
  if (allowed === null) return null;
  const difference = absoluteDecimal(subtractDecimals(reported, assigned));
  return compareDecimals(difference, allowed) <= 0 ? 'acceptable' : 'unacceptable';
}

/** Returns the limit in force on a day: the one with the latest first day not after it. */
export function limitInForce<Limit extends { valid_from: CivilDate }>(
  limits: readonly Limit[],
  day: CivilDate,
): Limit | undefined {
  return limits
    .filter(({ valid_from }) => valid_from <= day)
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))[0];
}

/** Score in percent that an event requires, and for ABO group and D antigen (42 CFR 493.859). */
export const REQUIRED_SCORE = 80;
export const REQUIRED_SCORE_OF_BLOOD_GROUP = 100;

/** Values of one test in an EQA round that were graded by allowable error. */
export interface EventCounts {
  graded: number;
  acceptable: number;
}

/** Counts the graded and the acceptable values; values without a limit are not graded. */
export function eventCounts(outcomes: readonly (AllowableOutcome | null)[]): EventCounts {
  const graded = outcomes.filter(
    (outcome) =>
      outcome === 'acceptable' || outcome === 'unacceptable' || outcome === 'not_reported',
  );
  return {
    graded: graded.length,
    acceptable: graded.filter((outcome) => outcome === 'acceptable').length,
  };
}

/**
 * Returns the score of an event in percent, unrounded, and whether it is satisfactory (42 CFR
 * 493.841, 493.851). Null when nothing was graded; 0 is a score.
 */
export function eventScoreOf(
  { graded, acceptable }: EventCounts,
  required: number = REQUIRED_SCORE,
): { score: number; satisfactory: boolean } | null {
  if (graded === 0) return null;
  return {
    score: (100 * acceptable) / graded,
    satisfactory: 100 * acceptable >= required * graded,
  };
}

/**
 * Returns whether participation is unsuccessful: two of three consecutive events unsatisfactory (42
 * CFR 493.841, 493.851). An event without graded values does not count.
 *
 * @param events Latest first; later ones than the third are ignored
 */
export function isUnsuccessful(events: readonly { satisfactory: boolean }[]): boolean {
  return events.slice(0, 3).filter(({ satisfactory }) => !satisfactory).length >= 2;
}
