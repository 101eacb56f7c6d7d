import type { SubscriptionState } from './subscription.schema.ts';

/**
 * Whether a facility's trial is over and nothing has been paid. While all plans are free (beta) no trial ends.
 * What is possible then stands with each call: see `afterTrial` of `Endpoint`.
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
