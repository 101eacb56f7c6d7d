import type { RunJudgment } from './westgard.ts';

/** Period whose results depend on a run; null for no limit. */
export interface AffectedPeriod {
  /** Results entered after this time. */
  since: string | null;
  /** Results entered at this time or earlier. */
  until: string | null;
}

/** Whether results that depend on a run are reviewed: QC failed, or was not run in time. */
export const needsReview = (judgment: RunJudgment | 'void'): boolean =>
  judgment === 'rejected' || judgment === 'overdue';

/**
 * Returns the period whose patient results depend on a rejected or overdue run, on all levels: from
 * the last acceptable run before it to the next acceptable run after it (ISO 15189:2022 7.3.7.2:
 * evaluate results examined after the last successful internal quality control). Null for a run
 * that affects no results. Without an acceptable run before it, the start is unknown and every
 * earlier result is affected.
 */
export function affectedPeriod(
  judgment: RunJudgment,
  { before, after }: Record<'before' | 'after', { at: string } | undefined>,
): AffectedPeriod | null {
  return needsReview(judgment) ? { since: before?.at ?? null, until: after?.at ?? null } : null;
}
