import { holds, type Actor } from './actor.ts';

/** What decides who reads a confidential test of somebody: its name on an order, and what came of it. */
export interface ConfidentialMatter {
  /** Whose test it is. */
  patient_id: string;
  /** The account that placed the order; null where none did. */
  requested_by: string | null;
  /** It has not been reported yet. */
  at_work: boolean;
}

/** Whether somebody measures or verifies, and so has to know what a specimen is for. */
export function worksOnTests(actor: Actor): boolean {
  return holds(actor, 'enter_results') || holds(actor, 'verify_results');
}

/**
 * Whether somebody may read a test that its facility keeps confidential (domain model 2.1): who holds `view_confidential`, the patient herself, whoever
 * asked for it, and whoever measures and verifies, as long as that is not done. Why: decision 21.
 */
export function mayReadConfidential(
  actor: Actor & { readonly id: string },
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
