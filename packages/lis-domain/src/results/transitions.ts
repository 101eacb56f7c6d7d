import type { Calculation } from '../catalogue/calculation/calculation.schema.ts';
import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from '../samples/sample.schema.ts';
import { takesResults } from '../samples/transitions.ts';
import type { EntryRefusal, ResultState } from './result.schema.ts';

/**
 * Every way a result may change state (domain model 2.14). A result keeps every version it has had: what a retest or an amendment replaces is read
 * as superseded. Where a second person releases, what is verified waits for that person, and is measured again rather than amended: nobody has read it. Another value may be entered over a held one: it is checked anew. What is calculated begins anew whenever an input changes. An amended result is a new version and is reported at once, so it can be amended again. `entered_in_error` is for the wrong patient.
 */
export const resultMoves = {
  enter: { from: ['pending', 'entered', 'held'], to: 'entered' },
  /** A file that does not belong there, before anybody has verified it; it stays with the version that it came with. */
  remove_file: { from: ['entered', 'held'], to: 'pending' },
  hold: { from: ['entered'], to: 'held' },
  resume: { from: ['held'], to: 'entered' },
  /** What values are judged by was put right: whoever has verified has looked at another flag. */
  read_again: { from: ['entered', 'held', 'verified'], to: 'entered' },
  verify: { from: ['entered'], to: 'verified' },
  release: { from: ['verified'], to: 'released' },
  retest: { from: ['entered', 'held', 'verified'], to: 'pending' },
  amend: { from: ['released', 'amended'], to: 'amended' },
  cancel: { from: ['pending', 'entered'], to: 'cancelled' },
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

/** Why a value cannot be entered now, if so: only on a specimen that is in the laboratory, never over a verified value, and never for what is calculated. */
export function refusesEntry(
  result: ResultState,
  sample: SampleState,
  calculation: Calculation | null,
): Extract<EntryRefusal, 'result_state' | 'result_calculated' | 'sample_not_usable'> | undefined {
  if (calculation !== null) return 'result_calculated';
  if (!canMoveResult(result, 'enter')) return 'result_state';
  return takesResults(sample) ? undefined : 'sample_not_usable';
}

/** As much of a result as its verification needs. */
export interface VerifiedResult {
  status: ResultState;
  entered_by: { id: string } | null;
  verified_by: { id: string } | null;
}

/**
 * Why somebody cannot verify a result, or release one that is verified, if so. A second person looks at every value unless the facility decided otherwise
 * (domain model 2.6.1; SENAITE and OpenELIS default to the same), and where two verify they are always two.
 */
export function refusesVerification(
  { status, entered_by, verified_by }: VerifiedResult,
  verifierId: string,
  facility: { self_verification: boolean },
): ProblemCode | undefined {
  if (status === 'held') return 'result_held';
  if (!canMoveResult(status, 'verify') && !canMoveResult(status, 'release')) return 'result_state';
  if (entered_by?.id === verifierId && !facility.self_verification) return 'verifier_is_enterer';
  return status === 'verified' && verified_by?.id === verifierId
    ? 'releaser_is_verifier'
    : undefined;
}

/** Where verifying leads: where two verify, the first only says that the value is right, and the second releases it. */
export function verifyingLeadsTo(
  status: ResultState,
  facility: { verification_levels: 1 | 2 },
): 'verified' | 'released' {
  return status === 'entered' && facility.verification_levels === 2
    ? resultMoves.verify.to
    : resultMoves.release.to;
}

/** Whether somebody has said that the value is right, so that others may lean on it inside the laboratory. */
export function isVerified(state: ResultState): boolean {
  return state === 'verified' || isReported(state);
}

/** Whether a result is on the report and in the patient's portal. */
export function isReported(state: ResultState): boolean {
  return state === 'released' || state === 'amended';
}
