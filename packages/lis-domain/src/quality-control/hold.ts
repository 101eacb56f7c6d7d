const HOUR_MS = 3_600_000;

/** What a test's control runs have come to. */
export interface ControlState {
  created_at: string;
  /** When the last run that was accepted, with or without a warning, was read. */
  last_accepted_at: string | null;
  /** When the rejected run was read that nothing has released since. */
  rejected_at: string | null;
  /** When somebody last released a hold with a reason. */
  released_at: string | null;
  /** A run is due again after so many hours; null: whenever somebody makes one. */
  max_age_hours: number | null;
}

/** Why the results of a test wait, and since when. */
export interface Hold {
  reason: 'rejected' | 'overdue';
  since: string;
}

/**
 * The hold on a test's patient results (domain model 2.8, gate): after a rejected run until a repeat is accepted or somebody releases it with a reason;
 * and while a run is overdue. Percentages never hold or release anything (safe reading 39).
 */
export function holdAt(
  { created_at, last_accepted_at, rejected_at, released_at, max_age_hours }: ControlState,
  now: string,
): Hold | null {
  if (rejected_at !== null) return { reason: 'rejected', since: rejected_at };
  if (max_age_hours === null) return null;
  const begun = [created_at, last_accepted_at, released_at].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const due = Math.max(...begun) + max_age_hours * HOUR_MS;
  return due < Date.parse(now) ? { reason: 'overdue', since: new Date(due).toISOString() } : null;
}
