import type { mergePatientsBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';

/** What is decided about two records; which versions of them were read, who sends it adds. */
export type MergeChoice = Omit<v.InferOutput<typeof mergePatientsBody>, 'loser_version'>;

const reason = (message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, message), v.maxLength(300));

/** A difference of sex or birth date needs a reason of its own. */
export function mergeForm({ identityDiffers }: { identityDiffers: boolean }) {
  return v.object({
    reason: reason('reasonRequired'),
    identity_reason: identityDiffers ? reason('identityReasonRequired') : v.string(),
  });
}
