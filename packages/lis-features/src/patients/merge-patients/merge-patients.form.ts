import type { mergePatientsBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';

/** Decisions for a merge. The sender adds the versions of both records. */
export type MergeChoice = Omit<v.InferOutput<typeof mergePatientsBody>, 'loser_version'>;

const reason = (message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, message), v.maxLength(300));

/** A difference in sex or date of birth requires a separate reason. */
export function mergeForm({ identityDiffers }: { identityDiffers: boolean }) {
  return v.object({
    reason: reason('reasonRequired'),
    identity_reason: identityDiffers ? reason('identityReasonRequired') : v.string(),
  });
}
