import type { ConsistencyCheck } from './check.schema.ts';
import { LISTED_ORDERS, type ConsistencyTrial } from './consistency-trial.schema.ts';

/** A past order with the outcome of a rule. */
export interface TriedOrder extends Omit<ConsistencyTrial['failing'][number], 'check'> {
  check: ConsistencyCheck;
  /** Whether the user may see its values. */
  shown: boolean;
}

/**
 * Counts what a rule would have found in past orders, newest first. The key figures before
 * activating it are how many orders it would have held, and whether they were wrong (CLSI AUTO10:
 * rules are tested on real results first).
 */
export function consistencyTrialOf(
  orders: readonly TriedOrder[],
): Omit<ConsistencyTrial, 'partial'> {
  const isFailed = ({ check: { outcome } }: TriedOrder) =>
    outcome === 'held' || outcome === 'warned';
  const failed = orders.filter(isFailed);
  const passed = orders.filter(({ check }) => check.outcome === 'passed').length;
  const reasons = orders.flatMap(({ check: { reason } }) => reason ?? []);
  return {
    looked_at: orders.length,
    since: orders.map(({ at }) => at).toSorted()[0] ?? null,
    passed,
    failed: failed.length,
    unknown: orders.length - passed - failed.length,
    reasons: [...new Set(reasons)]
      .map((reason) => ({ reason, count: reasons.filter((each) => each === reason).length }))
      .toSorted((a, b) => b.count - a.count),
    failing: failed
      .filter(({ shown }) => shown)
      .slice(0, LISTED_ORDERS)
      .map(({ order_id, order_number, sample_id, at, check }) => ({
        order_id,
        order_number,
        sample_id,
        at,
        check,
      })),
  };
}
