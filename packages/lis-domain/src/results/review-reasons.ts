import type { CheckKind } from './check.schema.ts';

/** Reason why a result needs individual review; the kind of a check is its finding. */
export type ReviewReason =
  | Exclude<CheckKind, 'autoverification'>
  | 'not_evaluated'
  | 'unchecked'
  | 'comment';

/** Reasons why a specimen is not verified together with others, the most severe first. */
export const specimenReviewReasons = [
  'critical',
  /** A verifier put it on hold, and the hold was released. */
  'manual',
  'delta',
  'consistency',
  'qc',
  'specimen',
  'interference',
  'stability',
  'plausible',
  'measuring_range',
  'interval',
  'not_evaluated',
  'calculation',
  'unchecked',
  'comment',
  /** Entered by the user: another user must verify it. */
  'own_entry',
  /** Verified by the user: another user must release it. */
  'own_verification',
  /** In a department for which the user has no authorization. */
  'not_authorized',
  /** Calculated from a result that must be verified first. */
  'inputs',
] as const satisfies readonly (
  | ReviewReason
  | 'own_entry'
  | 'own_verification'
  | 'not_authorized'
  | 'inputs'
)[];
export type SpecimenReviewReason = (typeof specimenReviewReasons)[number];

/** Returns the most severe of the reasons; undefined without any. */
export const mostSevere = (
  reasons: readonly SpecimenReviewReason[],
): SpecimenReviewReason | undefined =>
  specimenReviewReasons.find((reason) => reasons.includes(reason));
