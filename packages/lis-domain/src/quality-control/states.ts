import { addDays } from '../calendar/index.ts';
import type { Judgment } from './westgard.ts';

export type RunStatus = Judgment | 'void';

/** A run is made void once, with a reason; it stays on record. */
export function canVoid(status: RunStatus): boolean {
  return status !== 'void';
}

/** `archived` is decided by somebody, the others follow from the lot's targets and the day. */
export const lotStates = ['establishing', 'active', 'expired', 'archived'] as const;
export type LotState = (typeof lotStates)[number];

/** Days, `YYYY-MM-DD`. */
export interface LotLife {
  expiry_date: string;
  opened_on: string | null;
  /** How many days it lasts once it is open. */
  open_stability_days: number | null;
}

/** The last day a lot may be read: the earlier of its expiry and the end of its days once opened. */
export function useByOf({ expiry_date, opened_on, open_stability_days }: LotLife): string {
  if (opened_on === null || open_stability_days === null) return expiry_date;
  const end = addDays(opened_on, open_stability_days);
  return end < expiry_date ? end : expiry_date;
}

export interface LotFacts {
  archived: boolean;
  use_by: string;
  hasTarget: boolean;
}

/** What a lot is on a day (`YYYY-MM-DD`). */
export function lotStateOn({ archived, use_by, hasTarget }: LotFacts, today: string): LotState {
  if (archived) return 'archived';
  if (use_by < today) return 'expired';
  return hasTarget ? 'active' : 'establishing';
}

/** Whether a lot in this state can be read in a run. */
export function canRead(state: LotState): boolean {
  return state === 'active' || state === 'establishing';
}

export const actionStates = ['pending', 'in_progress', 'completed'] as const;
export type ActionState = (typeof actionStates)[number];

/** Why somebody cannot verify a corrective action, if so: another person looks at what was done, when it is done. */
export function refusesActionVerification(
  { state, author_id, verified }: { state: ActionState; author_id: string; verified: boolean },
  verifierId: string,
): 'conflict' | 'action_verifier_is_author' | undefined {
  if (state !== 'completed' || verified) return 'conflict';
  return author_id === verifierId ? 'action_verifier_is_author' : undefined;
}
