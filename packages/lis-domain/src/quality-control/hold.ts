const HOUR_MS = 3_600_000;

/** QC state of a test. */
export interface ControlState {
  created_at: string;
  /** Time of the last accepted run, with or without a warning. */
  last_accepted_at: string | null;
  /** Time of the rejected run whose hold is not released yet. */
  rejected_at: string | null;
  /** Time at which a user last released a hold with a reason. */
  released_at: string | null;
  /** Maximum hours between runs; null: no schedule. */
  max_age_hours: number | null;
}

/** Reason and start of a QC hold. */
export interface Hold {
  reason: 'rejected' | 'overdue';
  since: string;
}

/**
 * Returns the QC hold on a test’s patient results (domain model 2.8, gate). A rejected run holds
 * results until a repeat is accepted or a user releases the hold with a reason. An overdue run also
 * holds them. Pass rates never hold or release results (safe reading 39).
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

/**
 * Returns the time from which QC is overdue and not on record yet. `recordedAt`: start of the
 * latest overdue QC on record; null for none.
 */
export function newlyOverdueAt(
  state: ControlState,
  recordedAt: string | null,
  now: string,
): string | null {
  const hold = holdAt(state, now);
  if (hold?.reason !== 'overdue') return null;
  return recordedAt !== null && Date.parse(recordedAt) >= Date.parse(hold.since)
    ? null
    : hold.since;
}
