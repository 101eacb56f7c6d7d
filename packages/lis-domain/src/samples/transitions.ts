import { confirmsIdentity, type IdentifiedPatient, type IdentityCheck } from './identity-check.ts';
import type { SampleState } from './sample.schema.ts';

/** Allowed state transitions of a specimen (domain model 2.14). */
export const sampleMoves = {
  collect: { from: ['expected'], to: 'collected' },
  send: { from: ['collected'], to: 'in_transit' },
  receive: { from: ['collected', 'in_transit'], to: 'received' },
  reject: { from: ['collected', 'in_transit', 'received'], to: 'rejected' },
  test: { from: ['received'], to: 'in_testing' },
  /** Before and after testing, and from one position to another. */
  store: { from: ['received', 'in_testing', 'stored'], to: 'stored' },
  retrieve: { from: ['stored'], to: 'in_testing' },
  dispose: { from: ['stored'], to: 'disposed' },
  lose: { from: ['collected', 'in_transit', 'stored'], to: 'lost' },
  refer: { from: ['received'], to: 'referred' },
  cancel: { from: ['expected'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly SampleState[]; to: SampleState }>;

export type SampleMove = keyof typeof sampleMoves;

export function canMoveSample(state: SampleState, move: SampleMove): boolean {
  return (sampleMoves[move].from as readonly SampleState[]).includes(state);
}

/**
 * Returns the reason a specimen cannot be collected, if any. Both identifiers must be confirmed
 * (CLSI GP33; CLIA 493.1291(c)), and consent for tests that require it.
 */
export function refusesCollection(
  state: SampleState,
  check: IdentityCheck,
  {
    needsConsent,
    consent,
    ...patient
  }: { needsConsent: boolean; consent: boolean } & IdentifiedPatient,
) {
  if (!canMoveSample(state, 'collect')) return 'sample_not_usable';
  if (!confirmsIdentity(check, patient)) return 'identity_not_confirmed';
  return needsConsent && !consent ? 'consent_not_confirmed' : undefined;
}

/**
 * Returns whether results can be entered on a specimen: it is received and not rejected, lost or
 * discarded.
 */
export function takesResults(state: SampleState): boolean {
  return state === 'received' || state === 'in_testing' || state === 'stored';
}

/**
 * Returns whether a label can be printed: at collection and later, but not for a specimen that is
 * rejected or out of use.
 */
export function takesLabel(state: SampleState): boolean {
  return state !== 'rejected' && state !== 'lost' && state !== 'disposed' && state !== 'cancelled';
}
