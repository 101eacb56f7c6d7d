import {
  canMoveResult,
  isReported,
  isVerified,
  refusesVerification,
  type Result,
} from '@alms/lis-domain/results';

/** What of a specimen's results one person can verify now, and what keeps back the others. */
export interface Verification {
  /** Entered by others: this person may verify them. */
  ready: readonly Result[];
  /** Verified by somebody else: this person may release them, as the second of two. */
  releasable: readonly Result[];
  /** Entered by this person: somebody else must verify them. */
  own: readonly Result[];
  /** Verified by this person: somebody else must release them. */
  ownVerified: readonly Result[];
  /** A check keeps them until somebody decides. */
  held: readonly Result[];
  /** Calculated from results that are neither verified nor ready. */
  following: readonly Result[];
  /** Nothing is entered yet. */
  missing: readonly Result[];
}

/** Who looks, and what the facility allows. */
export interface Viewer {
  id: string;
  /** The facility lets people verify what they entered themselves. */
  selfVerification: boolean;
}

/** Sorts results by what keeps them from being verified, or released. `unsaved` ids count as missing: what is verified must be what is on record. */
export function verification(
  results: readonly Result[],
  viewer: Viewer,
  unsaved: ReadonlySet<string> = new Set(),
): Verification {
  const refusal = (result: Result) =>
    refusesVerification(result, viewer.id, { self_verification: viewer.selfVerification });
  const settled = results.filter(({ id }) => !unsaved.has(id));
  const free = settled.filter((result) => refusal(result) === undefined);
  /** Inputs on another specimen are the server's to judge. */
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
