import type { Calculation } from '../calculation/calculation.schema.js';
import type { ProblemCode } from '../http/index.js';
import type { SampleState } from '../samples/sample.schema.js';
import { takesResults } from '../samples/transitions.js';
import type { EntryRefusal, ResultState } from './result.schema.js';

/**
 * Every way a result may change state (domain model 2.14). A result keeps every version it has had: what a retest or an amendment replaces is read
 * as superseded. Another value may be entered over a held one: it is checked anew. What is calculated begins anew whenever an input changes. An amended result is a new version and is reported at once, so it can be amended again. `entered_in_error` is for the wrong patient.
 */
export const resultMoves = {
  enter: { from: ['pending', 'entered', 'held'], to: 'entered' },
  hold: { from: ['entered'], to: 'held' },
  resume: { from: ['held'], to: 'entered' },
  verify: { from: ['entered'], to: 'verified' },
  release: { from: ['verified'], to: 'released' },
  retest: { from: ['entered', 'held', 'verified'], to: 'pending' },
  amend: { from: ['verified', 'released', 'amended'], to: 'amended' },
  cancel: { from: ['pending', 'entered'], to: 'cancelled' },
  give_up_calculation: { from: ['pending'], to: 'not_calculated' },
  recalculate: { from: ['entered', 'held', 'verified', 'released', 'amended', 'not_calculated'], to: 'pending' },
  mark_as_error: {
    from: ['pending', 'entered', 'held', 'verified', 'released', 'amended', 'not_calculated', 'cancelled'],
    to: 'entered_in_error',
  },
} as const satisfies Record<string, { from: readonly ResultState[]; to: ResultState }>;

export type ResultMove = keyof typeof resultMoves;

export function canMoveResult(state: ResultState, move: ResultMove): boolean {
  return (resultMoves[move].from as readonly ResultState[]).includes(state);
}

/** Why a value cannot be entered now, if so: only on a specimen that is in the laboratory, never over a verified value, and never for what is calculated. */
export function refusesEntry(result: ResultState, sample: SampleState, calculation: Calculation | null): Extract<EntryRefusal, 'result_state' | 'result_calculated' | 'sample_not_usable'> | undefined {
  if (calculation !== null) return 'result_calculated';
  if (!canMoveResult(result, 'enter')) return 'result_state';
  return takesResults(sample) ? undefined : 'sample_not_usable';
}

/** As much of a result as its verification needs. */
export interface VerifiedResult {
  status: ResultState;
  entered_by: { id: string } | null;
}

/**
 * Why somebody cannot verify a result, if so. A second person looks at every value unless the facility decided otherwise
 * (domain model 2.6.1; SENAITE and OpenELIS default to the same).
 */
export function refusesVerification({ status, entered_by }: VerifiedResult, verifierId: string, facility: { self_verification: boolean }): ProblemCode | undefined {
  if (status === 'held') return 'result_held';
  if (!canMoveResult(status, 'verify')) return 'result_state';
  return entered_by?.id === verifierId && !facility.self_verification ? 'verifier_is_enterer' : undefined;
}

/** Whether a result is on the report and in the patient's portal. */
export function isReported(state: ResultState): boolean {
  return state === 'verified' || state === 'released' || state === 'amended';
}
