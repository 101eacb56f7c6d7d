import type { Check, Result } from '@alms/lis-domain/results';

/**
 * Warnings shown in the note: delta check, interference, consistency, a missing calculated value
 * and, before verification, why the autoverification rule left an instrument value for review. All
 * other warnings are already visible in the flag.
 */
export const warningsOf = ({
  status,
  source,
  checks,
}: Pick<Result, 'status' | 'source' | 'checks'>): Check[] =>
  (checks ?? []).filter(
    ({ kind, outcome }) =>
      (kind === 'delta' && outcome === 'warned') ||
      (kind === 'calculation' && outcome === 'unknown') ||
      (kind === 'interference' && outcome === 'warned') ||
      (kind === 'consistency' && outcome === 'warned') ||
      (kind === 'autoverification' &&
        outcome === 'warned' &&
        status === 'entered' &&
        source === 'instrument'),
  );

/** Returns whether a validation check has a message below the row. */
export function isWatched(
  result: Pick<Result, 'status' | 'source' | 'checks' | 'hold_release' | 'late_interference'>,
): boolean {
  return (
    result.status === 'held' ||
    result.hold_release !== null ||
    result.late_interference !== null ||
    warningsOf(result).length > 0
  );
}
