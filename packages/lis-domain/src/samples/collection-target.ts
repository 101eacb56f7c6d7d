import type { Priority } from '../orders/order.schema.ts';

/**
 * Longest wait for collection after the order, in minutes, by priority. Longer waits are
 * highlighted. Common targets of hospital laboratories; a facility cannot set its own yet.
 */
export const collectionTargetMinutes: Readonly<Record<Priority, number>> = {
  stat: 15,
  asap: 20,
  urgent: 30,
  routine: 60,
};
