import type { BillingCycle } from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { UsageName } from '../../platform/db/tables/subscription.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export type PlanRow = Selectable<Schema['plan']>;

/** All plans, cheapest first. */
export function listPlans(db: Database): Promise<PlanRow[]> {
  return db
    .selectFrom('plan')
    .selectAll()
    .orderBy('monthly_price_minor')
    .orderBy('plan_name')
    .execute();
}

export function findPlan(
  db: Database | TenantTransaction,
  name: string,
): Promise<PlanRow | undefined> {
  return db.selectFrom('plan').selectAll().where('plan_name', '=', name).executeTakeFirst();
}

/** The facility's subscription with its plan, which exists from registration on. */
export function findSubscription(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('subscription as s')
    .innerJoin('plan as p', 'p.id', 's.plan_id')
    .selectAll('p')
    .select(['s.billing_cycle', 's.status', 's.trial_ends_at', 's.renews_at'])
    .where('s.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Current usage; 0 initially. */
export async function findUsage(
  tx: TenantTransaction,
  tenantId: TenantId,
  name: UsageName,
  period = '',
): Promise<number> {
  const counter = await tx
    .selectFrom('usage_counter')
    .select('used')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('period', '=', period)
    .executeTakeFirst();
  return counter?.used ?? 0;
}

/** Price of a plan for one period, in minor units of its currency. */
export function priceOf(plan: PlanRow, cycle: BillingCycle): number {
  return cycle === 'yearly' ? plan.yearly_price_minor : plan.monthly_price_minor;
}
