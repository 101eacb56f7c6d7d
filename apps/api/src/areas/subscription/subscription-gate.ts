import { readWindow, startsInLastDays, windowQuery } from '@alms/lis-domain/analytics';
import { openAfterTrial, type Endpoint } from '@alms/lis-domain/http';
import { trialEnded } from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import * as v from 'valibot';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { findSubscription } from './subscription.store.ts';

/**
 * Refuses endpoints of a feature that the plan does not include, except for the windows included in
 * every plan, and new work at a facility whose trial has ended. Endpoints that a patient may be
 * waiting for stay open. The plan’s quotas are enforced where they are used (`reserveQuota`).
 * @throws Refusal `feature_not_in_plan` or `trial_ended`
 */
export function subscriptionGate({ beta }: { beta: boolean }) {
  return async (
    tx: TenantTransaction,
    endpoint: Endpoint,
    { tenantId, now, query }: { tenantId: TenantId; now: Date; query: unknown },
  ): Promise<void> => {
    const { feature } = endpoint;
    const endsWithTrial = !beta && !openAfterTrial(endpoint);
    if (feature === undefined && !endsWithTrial) return;
    const subscription = await findSubscription(tx, tenantId);
    if (
      feature !== undefined &&
      !subscription[feature] &&
      !(endpoint.everyPlan && (await startsRecently(tx, query, { tenantId, now })))
    )
      throw new Refusal('feature_not_in_plan', {
        message: `The plan ${subscription.plan_name} does not include ${feature}`,
        fields: { [feature]: 'false' },
      });
    if (endsWithTrial && trialEnded(subscription, { beta, now: now.toISOString() }))
      throw new Refusal('trial_ended');
  };
}

/**
 * Whether a window starts in the last days of the facility or the requested laboratory. The handler
 * refuses an invalid one.
 */
async function startsRecently(
  tx: TenantTransaction,
  query: unknown,
  { tenantId, now }: { tenantId: TenantId; now: Date },
): Promise<boolean> {
  const requested = v.safeParse(windowQuery, query);
  if (!requested.success) return true;
  const zone = await timeZoneOf(tx, tenantId, requested.output.laboratory_id);
  const at = now.toISOString();
  const window = readWindow(requested.output, zone, at);
  return window === undefined || startsInLastDays(window, zone, at);
}
