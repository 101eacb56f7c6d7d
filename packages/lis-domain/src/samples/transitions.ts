import type { SampleState } from './sample.schema.ts';

/** Every way a specimen may change state (domain model 2.14). */
export const sampleMoves = {
  collect: { from: ['expected'], to: 'collected' },
  send: { from: ['collected'], to: 'in_transit' },
  receive: { from: ['collected', 'in_transit'], to: 'received' },
  reject: { from: ['collected', 'in_transit', 'received'], to: 'rejected' },
  test: { from: ['received'], to: 'in_testing' },
  /** Before it is measured, after it, and from one place to another. */
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

/** Two identifiers, confirmed with the person. */
export interface SpokenIdentity {
  name: boolean;
  birth_date: boolean;
}

/**
 * The same of somebody of whom it is not established who they are, and who has no name or birth date to tell: the temporary number on the wristband that the
 * patient wears, and the order under that number. A bed or a room is none (Joint Commission NPSG.01.01.01; NHS/PSA/RE/2018/008).
 */
export interface WornIdentity {
  wristband: boolean;
  order_number: boolean;
}

export type IdentityCheck = SpokenIdentity | WornIdentity;

/** Whether both identifiers were confirmed, of the kind that this patient can be known by. */
function confirms(check: IdentityCheck, isUnidentified: boolean): boolean {
  if ('wristband' in check) return isUnidentified && check.wristband && check.order_number;
  return !isUnidentified && check.name && check.birth_date;
}

/**
 * Why a specimen cannot be collected now, if so. Both identifiers must be confirmed first (CLSI GP33; CLIA 493.1291(c)), and that the patient agrees to
 * tests that ask for it.
 */
export function refusesCollection(
  state: SampleState,
  check: IdentityCheck,
  {
    needsConsent,
    consent,
    isUnidentified = false,
  }: { needsConsent: boolean; consent: boolean; isUnidentified?: boolean | undefined },
) {
  if (!canMoveSample(state, 'collect')) return 'sample_not_usable';
  if (!confirms(check, isUnidentified)) return 'identity_not_confirmed';
  return needsConsent && !consent ? 'consent_not_confirmed' : undefined;
}

/** Whether results may be entered on a specimen: it has reached the laboratory and was neither rejected, lost nor disposed of. */
export function takesResults(state: SampleState): boolean {
  return state === 'received' || state === 'in_testing' || state === 'stored';
}

/** A label is printed at the chair, and again until the specimen is out of use; never for one that was turned down. */
export function takesLabel(state: SampleState): boolean {
  return state !== 'rejected' && state !== 'lost' && state !== 'disposed' && state !== 'cancelled';
}
