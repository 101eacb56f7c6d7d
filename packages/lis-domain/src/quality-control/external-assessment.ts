import { addDays, type CivilDate } from '../calendar/index.ts';
import { deviationOf, zOf } from './deviation.ts';

/**
 * Where a round of an external scheme stands: values are entered, handed in, compared with the scheme's, and looked at by somebody who answers for it.
 * One that was withdrawn stays on record, and counts in no figure.
 */
export const eqaStates = ['open', 'submitted', 'scored', 'reviewed', 'withdrawn'] as const;
export type EqaState = (typeof eqaStates)[number];

/** What can be done with a round. */
export const eqaSteps = ['edit', 'report', 'submit', 'score', 'act', 'review', 'withdraw'] as const;
export type EqaStep = (typeof eqaSteps)[number];

/** What is asked for stands once it was handed in. Scores may be entered anew until somebody has reviewed them, because schemes correct their reports; a review is final. */
const eqaWay: Record<EqaStep, Partial<Record<EqaState, EqaState>>> = {
  edit: { open: 'open' },
  report: { open: 'open' },
  submit: { open: 'submitted' },
  score: { submitted: 'scored', scored: 'scored' },
  act: { scored: 'scored', reviewed: 'reviewed' },
  review: { scored: 'reviewed' },
  withdraw: { open: 'withdrawn', submitted: 'withdrawn', scored: 'withdrawn' },
};

/** What a round is after a step; undefined where the step cannot be taken. */
export function eqaStateAfter(state: EqaState, step: EqaStep): EqaState | undefined {
  return eqaWay[step][state];
}

/** Why values were handed in after a round had closed. */
export const lateReasons = [
  'agreed_with_scheme',
  'samples_late',
  'instrument_down',
  'oversight',
] as const;
export type LateReason = (typeof lateReasons)[number];

/** A round that somebody hands in. */
export interface HandedIn {
  closes_at: string;
  /** How many values are entered; one that is not entered is unknown, and 0 is a value. */
  reported: number;
  late_reason: LateReason | null;
}

/** Why a round cannot be handed in, if so: nothing is, without a value; after its close only with a reason, which stays on record. */
export function refusesSubmission(
  { closes_at, reported, late_reason }: HandedIn,
  now: string,
): 'eqa_nothing_reported' | 'eqa_round_closed' | undefined {
  if (reported === 0) return 'eqa_nothing_reported';
  return isClosed(closes_at, now) && late_reason === null ? 'eqa_round_closed' : undefined;
}

/** The moment of its close is still in time. */
export function isClosed(closes_at: string, now: string): boolean {
  return Date.parse(closes_at) < Date.parse(now);
}

/** An open round is said to close soon from the start of the day that is so many days before the day of its close. */
const SOON_DAYS = 3;

export type EqaDue = 'later' | 'soon' | 'overdue';

/**
 * How urgent a round is; null once it is handed in or withdrawn.
 * @param dayOf the day of an instant on the facility's calendar: days are counted there, because some of them do not have 24 hours
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

/** What an external scheme says of a reported value. */
export const eqaScores = ['acceptable', 'questionable', 'unacceptable'] as const;
export type EqaScore = (typeof eqaScores)[number];

/** By its z (ISO 13528): at most 2 is acceptable, 3 and more is not. */
export function eqaScoreOf(z: number): EqaScore {
  const far = Math.abs(z);
  if (far <= 2) return 'acceptable';
  return far < 3 ? 'questionable' : 'unacceptable';
}

/** Decimal text in the unit of the test; null while it is not known. */
export interface EqaFigures {
  reported: string | null;
  assigned: string | null;
  /** The standard deviation for proficiency assessment, above 0. */
  sd_pa: string | null;
}

/** z = (reported − assigned) / SDPA (ISO 13528), and the score that follows. Null where one of them is not known: what was not reported has no score. */
export function judgeReported({
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

/** Why the scores of a round cannot be reviewed, if so: what was not acceptable asks for a corrective action (ISO 15189:2022, 7.3.7.3). */
export function refusesReview({
  scores,
  actions,
}: {
  scores: readonly (EqaScore | null)[];
  actions: number;
}): 'eqa_action_missing' | undefined {
  return needsAction(scores) && actions === 0 ? 'eqa_action_missing' : undefined;
}

export function needsAction(scores: readonly (EqaScore | null)[]): boolean {
  return scores.some((score) => score !== null && score !== 'acceptable');
}
