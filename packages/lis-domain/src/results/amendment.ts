import type { Amendment } from './amendment.schema.ts';
import type { VerifiedResult } from './transitions.ts';

/**
 * Returns an amendment as a value to verify: its proposer entered it. It follows the same
 * rules as a first value (`refusesVerification`, `verifyingLeadsTo`).
 */
export function toVerify({
  state,
  proposed_by,
  verified_by,
}: Pick<Amendment, 'state' | 'proposed_by' | 'verified_by'>): VerifiedResult {
  return {
    status: state === 'verified' ? 'verified' : 'entered',
    entered_by: proposed_by,
    verified_by,
  };
}
