import type { UserId } from '../identity/user-id.ts';
import { addDays } from '../calendar/index.ts';
import type { RunJudgment } from './westgard.ts';

export type RunStatus = RunJudgment | 'void';

/** Returns whether a run can be voided: once, with a reason. It stays on record. */
export function canVoid(status: RunStatus): boolean {
  return status !== 'void';
}

/** `archived` is set by a user; the other states follow from the lot’s targets and dates. */
export const lotStates = ['establishing', 'active', 'expired', 'archived'] as const;
export type LotState = (typeof lotStates)[number];

/** Dates as `YYYY-MM-DD`. */
export interface LotLife {
  expiry_date: string;
  opened_on: string | null;
  /** Open-vial stability in days. */
  open_stability_days: number | null;
}

/**
 * Returns the last day of use of a lot: the earlier of its expiry date and the end of its open-vial
 * stability.
 */
export function expiryOf({ expiry_date, opened_on, open_stability_days }: LotLife): string {
  if (opened_on === null || open_stability_days === null) return expiry_date;
  const end = addDays(opened_on, open_stability_days);
  return end < expiry_date ? end : expiry_date;
}

export interface LotFacts {
  archived: boolean;
  use_by: string;
  hasTarget: boolean;
}

/** Returns the state of a lot on a day (`YYYY-MM-DD`). */
export function lotStateOn({ archived, use_by, hasTarget }: LotFacts, today: string): LotState {
  if (archived) return 'archived';
  if (use_by < today) return 'expired';
  return hasTarget ? 'active' : 'establishing';
}

/** Returns whether a lot in this state can be used in a run. */
export function canRead(state: LotState): boolean {
  return state === 'active' || state === 'establishing';
}

export const actionStates = ['pending', 'in_progress', 'completed'] as const;
export type ActionState = (typeof actionStates)[number];

/**
 * Returns the reason a user cannot verify a corrective action, if any: it must be complete, and
 * another user must verify it.
 */
export function refusesActionVerification(
  { state, author_id, verified }: { state: ActionState; author_id: string; verified: boolean },
  verifierId: UserId,
): 'conflict' | 'action_verifier_is_author' | undefined {
  if (state !== 'completed' || verified) return 'conflict';
  return author_id === verifierId ? 'action_verifier_is_author' : undefined;
}
