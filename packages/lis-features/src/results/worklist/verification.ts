import type { Result } from '@alms/lis-domain/results';

/** What of a specimen's results one person can verify now, and what keeps back the others. */
export interface Verification {
  /** Entered by others: this person may verify them. */
  ready: readonly Result[];
  /** Entered by this person: somebody else must verify them. */
  own: readonly Result[];
  /** Nothing is entered yet. */
  missing: readonly Result[];
}

/** Sorts results by what keeps them from being verified. `unsaved` ids count as missing: what is verified must be what is on record. */
export function verification(results: readonly Result[], viewerId: string, unsaved: ReadonlySet<string> = new Set()): Verification {
  const entered = results.filter(({ status, id }) => status === 'entered' && !unsaved.has(id));
  return {
    ready: entered.filter(({ entered_by }) => entered_by?.id !== viewerId),
    own: entered.filter(({ entered_by }) => entered_by?.id === viewerId),
    missing: results.filter(({ status, id }) => status === 'pending' || (status === 'entered' && unsaved.has(id))),
  };
}
