import { openAfterTrial, type Endpoint } from '@alms/lis-domain/http';
import { trialEnded } from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { findSubscription } from './subscription.store.ts';

/**
 * * Refuses new work at a facility whose trial has ended. Endpoints that a patient may be waiting
 *   for stay open.
 * @throws Refusal `trial_ended`
 */
export function trialGate({ beta }: { beta: boolean }) {
  return async (
    tx: TenantTransaction,
    endpoint: Endpoint,
    { tenantId, now }: { tenantId: TenantId; now: Date },
  ): Promise<void> => {
    if (beta || openAfterTrial(endpoint)) return;
    if (trialEnded(await findSubscription(tx, tenantId), { beta, now: now.toISOString() }))
      throw new Refusal('trial_ended');
  };
}
