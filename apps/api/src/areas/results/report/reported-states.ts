import { isReported, isVerified, resultStates, type Result } from '@alms/lis-domain/results';
import { sql } from 'kysely';

/** Statuses in which a result is reported and can be relied upon. */
export const reportedStates = resultStates.filter(isReported);

/**
 * Whether the reported value of a result was withdrawn: it was entered in error, or calculated from
 * a value entered in error. Readers of the value learn of it, and never see the value again.
 */
export function isWithdrawn({
  status,
  released_at,
  correction,
}: Pick<Result, 'status' | 'released_at'> & {
  correction: Pick<NonNullable<Result['correction']>, 'kind'> | null;
}): boolean {
  return (
    released_at !== null &&
    (status === 'entered_in_error' ||
      (status === 'not_calculated' && correction?.kind === 'entered_in_error'))
  );
}

/** SQL condition: `isWithdrawn` for result `r`. */
export const isWithdrawnResult = sql<boolean>`(r.released_at is not null
  and (r.status = 'entered_in_error'
    or (r.status = 'not_calculated' and r.correction->>'kind' = 'entered_in_error')))`;

/** SQL condition: result `r` is reported, or was withdrawn, which a corrected report states. */
export const isReportedOrWithdrawn = sql<boolean>`(r.released_at is not null
  and (r.status in (${sql.join(reportedStates.map((state) => sql.lit(state)))})
    or ${isWithdrawnResult}))`;

/** Statuses in which a value has been verified. */
export const verifiedStates = resultStates.filter(isVerified);
