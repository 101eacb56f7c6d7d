import type { UserId } from '../identity/user-id.ts';
import { holds, type Actor } from './actor.ts';

/** Facts that decide who may read a confidential test: its name on an order and its result. */
export interface ConfidentialMatter {
  /** The tested patient. */
  patient_id: string;
  /** The account that placed the order; null if none did. */
  requested_by: string | null;
  /** True until the test is released. */
  at_work: boolean;
}

/** Returns whether the user enters or verifies results and so must know what a specimen is for. */
export function worksOnTests(actor: Actor): boolean {
  return holds(actor, 'enter_results') || holds(actor, 'verify_results');
}

/**
 * Returns whether a user may read a value that is not reported because of interference. Readers of
 * results alone may not: the laboratory has decided that the value must not be used.
 */
export function mayReadSuppressed(actor: Actor): boolean {
  return worksOnTests(actor) || holds(actor, 'amend_results');
}

/**
 * Returns whether a user may read a test that the facility marks confidential (domain model 2.1).
 * Readers are users with `view_confidential`, the patient and the requester. Staff who enter or
 * verify results may read it until it is released. Rationale: decision 21.
 */
export function mayReadConfidential(
  actor: Actor & { readonly id: UserId },
  { patient_id, requested_by, at_work }: ConfidentialMatter,
): boolean {
  if (
    holds(actor, 'view_confidential') ||
    actor.patient_id === patient_id ||
    actor.id === requested_by
  )
    return true;
  return at_work && worksOnTests(actor);
}
