import { addDays, type CivilDate } from '../calendar/index.ts';
import type { AllowableOutcome } from './allowable-error.ts';
import { deviationOf, zOf } from './deviation.ts';

/**
 * State of an EQA round: values are entered, submitted, scored by the scheme and reviewed by a
 * responsible user. A withdrawn round stays on record and is excluded from all statistics.
 */
export const eqaStates = ['open', 'submitted', 'scored', 'reviewed', 'withdrawn'] as const;
export type EqaState = (typeof eqaStates)[number];

/** Actions on a round. */
export const eqaSteps = [
  'edit',
  'report',
  'submit',
  'score',
  'add-action',
  'review',
  'withdraw',
] as const;
export type EqaStep = (typeof eqaSteps)[number];

/**
 * The requested values are fixed after submission. Scores can be re-entered until the review,
 * because schemes correct their reports; the review is final.
 */
const eqaWay: Record<EqaStep, Partial<Record<EqaState, EqaState>>> = {
  edit: { open: 'open' },
  report: { open: 'open' },
  submit: { open: 'submitted' },
  score: { submitted: 'scored', scored: 'scored' },
  'add-action': { scored: 'scored', reviewed: 'reviewed' },
  review: { scored: 'reviewed' },
  withdraw: { open: 'withdrawn', submitted: 'withdrawn', scored: 'withdrawn' },
};

/** Returns the state of a round after an action; undefined if the action is not allowed. */
export function eqaStateAfter(state: EqaState, step: EqaStep): EqaState | undefined {
  return eqaWay[step][state];
}

/** Reason for submitting values after the deadline. */
export const lateReasons = [
  'agreed_with_scheme',
  'samples_late',
  'instrument_down',
  'oversight',
] as const;
export type LateReason = (typeof lateReasons)[number];

/** A round to submit. */
export interface SubmittedValues {
  closes_at: string;
  /** Number of entered values; a missing value is unknown, and 0 is a value. */
  reported: number;
  late_reason: LateReason | null;
}

/**
 * Returns the reason a round cannot be submitted, if any: it needs at least one value, and after
 * the deadline a reason, which is stored.
 */
export function refusesSubmission(
  { closes_at, reported, late_reason }: SubmittedValues,
  now: string,
): 'eqa_nothing_reported' | 'eqa_round_closed' | undefined {
  if (reported === 0) return 'eqa_nothing_reported';
  return isClosed(closes_at, now) && late_reason === null ? 'eqa_round_closed' : undefined;
}

/** Returns whether the deadline has passed; the deadline itself is still on time. */
export function isClosed(closes_at: string, now: string): boolean {
  return Date.parse(closes_at) < Date.parse(now);
}

/** Days before the day of the deadline from which an open round is due soon. */
const SOON_DAYS = 3;

export type EqaDue = 'later' | 'soon' | 'overdue';

/**
 * Returns how urgent a round is; null once it is submitted or withdrawn.
 * @param dayOf Returns the facility’s calendar day of an instant; days are counted by calendar,
 * because some do not have 24 hours.
 */
export function eqaDueAt(
  { state, closes_at }: { state: EqaState; closes_at: string },
  now: string,
  dayOf: (instant: string) => CivilDate,
): EqaDue | null {
  if (state !== 'open') return null;
  if (isClosed(closes_at, now)) return 'overdue';
  return addDays(dayOf(now), SOON_DAYS) >= dayOf(closes_at) ? 'soon' : 'later';
}

/** Score of a submitted value. */
export const eqaScores = ['acceptable', 'questionable', 'unacceptable'] as const;
export type EqaScore = (typeof eqaScores)[number];

/**
 * Returns the score of a z value (ISO 13528): at most 2 is acceptable, 3 and above is unacceptable.
 */
export function eqaScoreOf(z: number): EqaScore {
  const far = Math.abs(z);
  if (far <= 2) return 'acceptable';
  return far < 3 ? 'questionable' : 'unacceptable';
}

/** Decimal text in the unit of the test; null if unknown. */
export interface EqaFigures {
  reported: string | null;
  assigned: string | null;
  /** Standard deviation for proficiency assessment, above 0. */
  sd_pa: string | null;
}

/**
 * Returns z = (reported − assigned) / SDPA (ISO 13528) and the score. Null if a value is unknown: a
 * value that was not submitted has no score.
 */
export function scoreReported({
  reported,
  assigned,
  sd_pa,
}: EqaFigures): { z: number; score: EqaScore } | null {
  if (reported === null || assigned === null || sd_pa === null) return null;
  const deviation = deviationOf(reported, { mean: assigned, sd: sd_pa });
  if (deviation === undefined) return null;
  const z = zOf(deviation);
  return { z, score: eqaScoreOf(z) };
}

/** A value with its score and its outcome by allowable error, each null if unknown. */
export interface ScoredValue {
  score: EqaScore | null;
  allowable_outcome: AllowableOutcome | null;
}

/**
 * Returns the reason the scores of a round cannot be reviewed, if any: unacceptable results require
 * a corrective action (ISO 15189:2022, 7.3.7.3).
 */
export function refusesReview({
  values,
  actions,
}: {
  values: readonly ScoredValue[];
  actions: number;
}): 'eqa_action_missing' | undefined {
  return needsAction(values) && actions === 0 ? 'eqa_action_missing' : undefined;
}

/** Whether z or allowable error rates a value as other than acceptable. */
export const isNotAcceptable = ({ score, allowable_outcome }: ScoredValue): boolean =>
  (score !== null && score !== 'acceptable') ||
  allowable_outcome === 'unacceptable' ||
  allowable_outcome === 'not_reported';

export function needsAction(values: readonly ScoredValue[]): boolean {
  return values.some(isNotAcceptable);
}
