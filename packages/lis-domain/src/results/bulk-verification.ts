import type { Check } from './check.schema.ts';
import type { Flag } from './flag.schema.ts';
import type { ReviewReason, SpecimenReviewReason } from './review-reasons.ts';
import { verification, type VerifiableResult, type Verifier } from './verification.ts';

/** The data of a result that decides on individual review. */
export interface ReviewedResult {
  critical: boolean;
  flag: Flag | null;
  /** Null: none are stored. */
  checks: readonly Check[] | null;
  comment: string;
  coded_comments: readonly unknown[];
}

/** Whether an undetermined check hides a finding: limits or a rule exist but were not applied. */
function isUndetermined(check: Check): boolean {
  if (check.outcome !== 'unknown') return false;
  switch (check.kind) {
    case 'plausible':
    case 'measuring_range':
      return check.limits !== null;
    case 'delta':
      return check.reason === 'comparator' || check.reason === 'previous_not_numeric';
    case 'consistency':
      return check.rule.action === 'hold';
    // A test without critical limits has no critical value; a test without QC material has no run.
    case 'critical':
    case 'qc':
      return false;
    default:
      return true;
  }
}

/** The outcome of a rule for autoverification is not a finding about the value. */
const isFinding = (check: Check): check is Exclude<Check, { kind: 'autoverification' }> =>
  check.kind !== 'autoverification' &&
  (check.outcome === 'warned' ||
    check.outcome === 'held' ||
    isUndetermined(check) ||
    // Another age within the estimate would have another interval.
    (check.kind === 'interval' && check.estimate === 'decides'));

/**
 * Returns the reason why a result is reviewed individually; undefined when it may be verified
 * together with others. Results with a critical value, a failed delta or consistency check, an
 * interfering specimen condition or an undetermined check require individual review (CLSI AUTO10
 * and AUTO15 for autoverification, applied here to verification in bulk). A value outside the
 * reference interval does not.
 */
export function reviewReason(result: ReviewedResult): ReviewReason | undefined {
  const { critical, flag, checks, comment, coded_comments } = result;
  if (critical) return 'critical';
  if (flag === null) return 'not_evaluated';
  if (checks === null) return 'unchecked';
  return (
    checks.find(isFinding)?.kind ??
    (comment === '' && coded_comments.length === 0 ? undefined : 'comment')
  );
}

/** A result to verify. */
export interface ResultToVerify extends ReviewedResult, VerifiableResult {}

/**
 * Returns the reasons why a specimen is reviewed individually, from all its results that await
 * verification, or release by a second person. Without a reason, it is within all checks, and can
 * be verified or released together with others. The work list, its bulk verification and the
 * overview share this definition of “within all checks”.
 */
export function specimenReview(
  results: readonly ResultToVerify[],
  verifier: Verifier,
): SpecimenReviewReason[] {
  const { ready, releasable, own, ownVerified, notAuthorized } = verification(results, verifier);
  return [
    ...results.flatMap((result) => reviewReason(result) ?? []),
    ...(own.length > 0 ? (['own_entry'] as const) : []),
    ...(ownVerified.length > 0 ? (['own_verification'] as const) : []),
    ...(notAuthorized.length > 0 ? (['not_authorized'] as const) : []),
    ...(ready.length + releasable.length < results.length ? (['inputs'] as const) : []),
  ];
}
