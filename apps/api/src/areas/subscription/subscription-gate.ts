import { openAfterTrial, type Endpoint } from '@alms/lis-domain/http';
import { trialEnded } from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { findSubscription } from './subscription.store.ts';

/**
 * Refuses endpoints of a feature that the plan does not include, and new work at a facility whose
 * trial has ended. Endpoints that a patient may be waiting for stay open. The plan’s quotas are
 * enforced where they are used (`reserveQuota`).
 * @throws Refusal `feature_not_in_plan` or `trial_ended`
 */
export function subscriptionGate({ beta }: { beta: boolean }) {
  return async (
    tx: TenantTransaction,
    endpoint: Endpoint,
    { tenantId, now }: { tenantId: TenantId; now: Date },
  ): Promise<void> => {
    const { feature } = endpoint;
    const endsWithTrial = !beta && !openAfterTrial(endpoint);
    if (feature === undefined && !endsWithTrial) return;
    const subscription = await findSubscription(tx, tenantId);
    if (feature !== undefined && !subscription[feature])
      throw new Refusal('feature_not_in_plan', {
        message: `The plan ${subscription.plan_name} does not include ${feature}`,
        fields: { [feature]: 'false' },
      });
    if (endsWithTrial && trialEnded(subscription, { beta, now: now.toISOString() }))
      throw new Refusal('trial_ended');
  };
}
