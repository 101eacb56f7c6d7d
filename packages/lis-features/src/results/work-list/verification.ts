import {
  canMoveResult,
  isReported,
  isVerified,
  refusesVerification,
  type Result,
} from '@alms/lis-domain/results';

/**
 * The results of a specimen that the user can verify now, and the reasons that block the others.
 */
export interface Verification {
  /** Entered by others: the user may verify them. */
  ready: readonly Result[];
  /** Verified by another person: the user may release them as the second person. */
  releasable: readonly Result[];
  /** Entered by the user: another person must verify them. */
  own: readonly Result[];
  /** Verified by the user: another person must release them. */
  ownVerified: readonly Result[];
  /** On hold until a user decides. */
  held: readonly Result[];
  /** Calculated from results that are neither verified nor ready. */
  following: readonly Result[];
  /** Without a value. */
  missing: readonly Result[];
}

/** The user, and the facility’s verification setting. */
export interface Viewer {
  id: string;
  /** Whether the facility allows users to verify their own entries. */
  selfVerification: boolean;
}

/**
 * Groups results by what blocks their verification or release. Ids in `unsaved` count as missing:
 * only recorded values are verified.
 */
export function verification(
  results: readonly Result[],
  viewer: Viewer,
  unsaved: ReadonlySet<string> = new Set(),
): Verification {
  const refusal = (result: Result) =>
    refusesVerification(result, viewer.id, { self_verification: viewer.selfVerification });
  const settled = results.filter(({ id }) => !unsaved.has(id));
  const free = settled.filter((result) => refusal(result) === undefined);
  /** The server checks inputs on other specimens. */
  const isReady = ({ status, test: { calculation } }: Result): boolean =>
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
    held: settled.filter((result) => refusal(result) === 'result_held'),
    missing: results.filter(
      ({ status, id }) =>
        status === 'pending' || (canMoveResult(status, 'verify') && unsaved.has(id)),
    ),
  };
}
