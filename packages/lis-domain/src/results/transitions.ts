import type { ResultTask } from '../identity/competence/authorization.ts';
import type { UserId } from '../identity/user-id.ts';
import type { Calculation } from '../catalogue/calculation/calculation.schema.ts';
import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from '../samples/sample.schema.ts';
import { takesResults } from '../samples/transitions.ts';
import type { EntryRefusal, ResultState } from './result.schema.ts';

/**
 * Allowed state transitions of a result (domain model 2.14). All versions are retained; a version
 * replaced by a repeat or correction is superseded. If a second verifier is required, a verified
 * value waits for that user. It is repeated instead of corrected until then, because it is not
 * released. A held value can be replaced by another entry, which is checked again. A calculated
 * value restarts whenever an input changes. A corrected result is released immediately as a new
 * version and can be corrected again. `entered_in_error` is for the wrong patient.
 */
export const resultMoves = {
  enter: { from: ['pending', 'entered', 'held'], to: 'entered' },
  /**
   * Removes a wrong file before verification; the file is retained with the version it belongs to.
   */
  remove_file: { from: ['entered', 'held'], to: 'pending' },
  hold: { from: ['entered'], to: 'held' },
  resume: { from: ['held'], to: 'entered' },
  /** The data for evaluation was corrected: the verifier saw a different flag. */
  read_again: { from: ['entered', 'held', 'verified'], to: 'entered' },
  verify: { from: ['entered'], to: 'verified' },
  release: { from: ['verified'], to: 'released' },
  retest: { from: ['entered', 'held', 'verified'], to: 'pending' },
  amend: { from: ['released', 'amended'], to: 'amended' },
  cancel: { from: ['pending', 'entered', 'not_calculated'], to: 'cancelled' },
  give_up_calculation: { from: ['pending'], to: 'not_calculated' },
  recalculate: {
    from: ['entered', 'held', 'verified', 'released', 'amended', 'not_calculated'],
    to: 'pending',
  },
  mark_as_error: {
    from: [
      'pending',
      'entered',
      'held',
      'verified',
      'released',
      'amended',
      'not_calculated',
      'cancelled',
    ],
    to: 'entered_in_error',
  },
} as const satisfies Record<string, { from: readonly ResultState[]; to: ResultState }>;

export type ResultMove = keyof typeof resultMoves;

export function canMoveResult(state: ResultState, move: ResultMove): boolean {
  return (resultMoves[move].from as readonly ResultState[]).includes(state);
}

/**
 * Returns the reason a value cannot be entered, if any: the laboratory must have the specimen, and
 * verified or calculated values cannot be overwritten.
 */
export function refusesEntry(
  result: ResultState,
  sample: SampleState,
  calculation: Calculation | null,
): Extract<EntryRefusal, 'result_state' | 'result_calculated' | 'sample_not_usable'> | undefined {
  if (calculation !== null) return 'result_calculated';
  if (!canMoveResult(result, 'enter')) return 'result_state';
  return takesResults(sample) ? undefined : 'sample_not_usable';
}

/** The properties of a result that verification needs. */
export interface VerifiedResult {
  status: ResultState;
  entered_by: { id: string } | null;
  verified_by: { id: string } | null;
  /** Tasks for which the user has no authorization; omitted if there is none. */
  not_authorized_for?: readonly ResultTask[] | undefined;
}

/**
 * Returns the reason a user cannot verify a result, or release a verified one. Verification by a
 * second user is required unless the facility configured otherwise (domain model 2.6.1; the
 * default of SENAITE and OpenELIS). If two verifications are required, they are always by
 * different users. A facility may also require an authorization for the department (ISO
 * 15189:2022, 6.2.3).
 */
export function refusesVerification(
  { status, entered_by, verified_by, not_authorized_for = [] }: VerifiedResult,
  verifierId: UserId,
  facility: { self_verification: boolean },
): ProblemCode | undefined {
  if (status === 'held') return 'result_held';
  if (!canMoveResult(status, 'verify') && !canMoveResult(status, 'release')) return 'result_state';
  const task = status === 'verified' ? 'release' : 'verify';
  if (not_authorized_for.includes(task)) return 'not_authorized';
  if (entered_by?.id === verifierId && !facility.self_verification) return 'verifier_is_enterer';
  return status === 'verified' && verified_by?.id === verifierId
    ? 'releaser_is_verifier'
    : undefined;
}

/** Returns the reason why a result cannot be put on hold, if any. */
export function refusesHold(status: ResultState): 'result_held' | 'result_state' | undefined {
  if (status === 'held') return 'result_held';
  return canMoveResult(status, 'hold') ? undefined : 'result_state';
}

/**
 * Returns the state after verification: if two are required, the first marks the value as verified
 * and the second releases it.
 */
export function verifyingLeadsTo(
  status: ResultState,
  facility: { verification_levels: 1 | 2 },
): 'verified' | 'released' {
  return status === 'entered' && facility.verification_levels === 2
    ? resultMoves.verify.to
    : resultMoves.release.to;
}

/** Returns whether a value is verified, so that other results in the laboratory can use it. */
export function isVerified(state: ResultState): boolean {
  return state === 'verified' || isReported(state);
}

/** Returns whether a result will not get a value. */
export function isEnded(state: ResultState): boolean {
  return state === 'cancelled' || state === 'entered_in_error';
}

/** Returns whether a result is on the report and available to the patient portal. */
export function isReported(state: ResultState): boolean {
  return state === 'released' || state === 'amended';
}
