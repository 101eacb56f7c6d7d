import { randomUUID } from 'node:crypto';
import type { BillingCycle } from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { findPlan, priceOf } from './subscription.store.ts';

const trialDays = 30;

export interface Booking {
  planName: string;
  billingCycle: BillingCycle;
  /** Whether the first period is payable now. The trial starts either way. */
  due: boolean;
}

/** Opens a new facility's subscription and its due payment. */
export async function openSubscription(
  tx: TenantTransaction,
  tenantId: TenantId,
  { planName, billingCycle, due }: Booking,
  now: Date,
): Promise<void> {
  const plan = await findPlan(tx, planName);
  if (!plan) throw new Error(`@alms/api: unknown plan "${planName}".`);
  const trialEnd = new Date(now.getTime() + trialDays * 24 * 60 * 60 * 1000);
  await tx
    .insertInto('subscription')
    .values({
      tenant_id: tenantId,
      plan_id: plan.id,
      billing_cycle: billingCycle,
      status: 'trialing',
      trial_ends_at: trialEnd,
      updated_at: now,
    })
    .execute();

  const amount = priceOf(plan, billingCycle);
  if (!due || amount === 0) return;
  await tx
    .insertInto('payment')
    // The id grants access to the payment, so it is fully random.
    .values({
      tenant_id: tenantId,
      id: randomUUID(),
      amount_minor: amount,
      currency: plan.currency,
      status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .execute();
}
