import type { SubscriptionState } from './subscription.schema.ts';

/**
 * Returns whether a facility’s trial ended without payment. While all plans are free (beta), no
 * trial ends. Each endpoint declares what remains possible: see `afterTrial` of `Endpoint`.
 */
export function trialEnded(
  subscription: { status: SubscriptionState; trial_ends_at: string },
  { beta, now }: { beta: boolean; now: string },
): boolean {
  return (
    !beta &&
    subscription.status !== 'active' &&
    Date.parse(subscription.trial_ends_at) <= Date.parse(now)
  );
}
