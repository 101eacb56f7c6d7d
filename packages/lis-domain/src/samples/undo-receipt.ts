import type { UserId } from '../identity/user-id.ts';
import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from './sample.schema.ts';

/**
 * How long a receipt can be undone, in minutes: long enough to notice a wrong scan within a batch.
 * Value of the product without a published source.
 */
export const receiptUndoMinutes = 15;

/** The history of a specimen as far as it decides about its receipt, oldest event first. */
export interface ReceivedSample {
  status: SampleState;
  events: readonly { type: string; at: string | Date; by_id: string | null }[];
  /** Whether one of its tests has a value or was started. */
  isInUse: boolean;
}

/**
 * Returns the reason a receipt cannot be undone, if any. Undoing corrects a wrong scan: it is left
 * to the user who received the specimen, and only while nothing else has happened to it. Anything
 * later is a rejection, a loss or a correction with a reason.
 * @param now ISO instant
 */
export function refusesUndoOfReceipt(
  { status, events, isInUse }: ReceivedSample,
  { userId, now }: { userId: UserId; now: string },
): ProblemCode | undefined {
  const last = events.at(-1);
  if (status !== 'received' || last?.type !== 'received' || isInUse) return 'sample_not_usable';
  if (last.by_id !== userId) return 'receipt_by_other_user';
  const minutes = (Date.parse(now) - new Date(last.at).getTime()) / 60_000;
  return minutes > receiptUndoMinutes ? 'receipt_undo_expired' : undefined;
}

/** Returns the state to which an undone receipt returns a specimen: its last custody before it. */
export function stateBeforeReceipt(
  events: ReceivedSample['events'],
): Extract<SampleState, 'collected' | 'in_transit'> {
  return events.some(({ type }) => type === 'in_transit') ? 'in_transit' : 'collected';
}
