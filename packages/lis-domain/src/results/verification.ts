import type { UserId } from '../identity/user-id.ts';
import { canMoveResult, isReported, isVerified, refusesVerification } from './transitions.ts';
import type { VerifiedResult } from './transitions.ts';

/** The data of a result that decides who can verify it, and when. */
export interface VerifiableResult extends VerifiedResult {
  id: string;
  test: {
    code: string;
    calculation: { inputs: readonly { code: string }[] } | null;
  };
}

/**
 * The results of a specimen that the user can verify now, and the reasons that block the others.
 */
export interface Verification<R> {
  /** Entered by others: the user may verify them. */
  ready: readonly R[];
  /** Verified by another person: the user may release them as the second person. */
  releasable: readonly R[];
  /** Entered by the user: another person must verify them. */
  own: readonly R[];
  /** Verified by the user: another person must release them. */
  ownVerified: readonly R[];
  /** In a department for which the user has no authorization: another person must act. */
  notAuthorized: readonly R[];
  /** On hold until a user decides. */
  held: readonly R[];
  /** Calculated from results that are neither verified nor ready. */
  following: readonly R[];
  /** Without a value. */
  missing: readonly R[];
}

/** The user, and the facility’s verification setting. */
export interface Verifier {
  id: UserId;
  /** Whether the facility allows users to verify their own entries. */
  selfVerification: boolean;
}

/**
 * Groups results by what blocks their verification or release. Ids in `unsaved` count as missing:
 * only recorded values are verified.
 */
export function verification<R extends VerifiableResult>(
  results: readonly R[],
  verifier: Verifier,
  unsaved: ReadonlySet<string> = new Set(),
): Verification<R> {
  const refusal = (result: R) =>
    refusesVerification(result, verifier.id, { self_verification: verifier.selfVerification });
  const settled = results.filter(({ id }) => !unsaved.has(id));
  const free = settled.filter((result) => refusal(result) === undefined);
  /** The server checks inputs on other specimens. */
  const isReady = ({ status, test: { calculation } }: R): boolean =>
    (calculation?.inputs ?? []).every(({ code }) => {
      const input = results.findLast(({ test }) => test.code === code);
      return (
        !input ||
        isReported(input.status) ||
        (status === 'entered' && isVerified(input.status)) ||
        (free.includes(input) && input.status === status && isReady(input))
      );
    });
  return {
    ready: free.filter((result) => result.status === 'entered' && isReady(result)),
    releasable: free.filter((result) => result.status === 'verified' && isReady(result)),
    following: free.filter((result) => !isReady(result)),
    own: settled.filter((result) => refusal(result) === 'verifier_is_enterer'),
    ownVerified: settled.filter((result) => refusal(result) === 'releaser_is_verifier'),
    notAuthorized: settled.filter((result) => refusal(result) === 'not_authorized'),
    held: settled.filter((result) => refusal(result) === 'result_held'),
    missing: results.filter(
      ({ status, id }) =>
        status === 'pending' || (canMoveResult(status, 'verify') && unsaved.has(id)),
    ),
  };
}
