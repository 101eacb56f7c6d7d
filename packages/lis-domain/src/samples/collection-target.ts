import type { Priority } from '../orders/priority.ts';

/**
 * Longest wait for collection after the order, in minutes, by priority. Longer waits are
 * highlighted, nothing else depends on them. Values of the product without a published source; a
 * facility cannot set its own yet.
 */
export const collectionTargetMinutes: Readonly<Record<Priority, number>> = {
  stat: 15,
  asap: 20,
  urgent: 30,
  routine: 60,
};
