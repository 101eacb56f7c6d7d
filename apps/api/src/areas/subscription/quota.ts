import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { UsageName } from '../../platform/db/tables/subscription.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { findSubscription } from './subscription.store.ts';

/** Plan limit and display name of each resource. */
const limits = {
  users: { limit: 'max_users', words: 'users' },
  patients: { limit: 'max_patients', words: 'patients' },
  tests: { limit: 'max_tests_per_month', words: 'tests per month' },
} as const;

/**
 * Increments a usage counter, or rejects the request when the plan's limit would be exceeded, also
 * under concurrency. The counter's row is locked until the transaction ends: take it before other
 * contended rows.
 * @param period The facility's month, `2026-05`, for tests; empty for counters without a period.
 */
export async function reserveQuota(
  tx: TenantTransaction,
  tenantId: TenantId,
  name: UsageName,
  count = 1,
  period = '',
): Promise<void> {
  const { limit: column, words } = limits[name];
  const { plan_name, [column]: limit } = await findSubscription(tx, tenantId);
  const counter = await tx
    .insertInto('usage_counter')
    .values({ tenant_id: tenantId, name, period, used: count })
    .onConflict((known) =>
      known
        .columns(['tenant_id', 'name', 'period'])
        .doUpdateSet({ used: sql`usage_counter.used + excluded.used` })
        .where(
          sql<boolean>`${limit}::integer is null or usage_counter.used + excluded.used <= ${limit}::integer`,
        ),
    )
    .returning('used')
    .executeTakeFirst();
  if (counter && (limit === null || counter.used <= limit)) return;
  throw new Refusal('quota_exceeded', {
    message: `The plan ${plan_name} allows ${limit} ${words}`,
    fields: { [column]: String(limit) },
  });
}

/** Decrements the user counter after a deactivation. */
export async function releaseUserQuota(tx: TenantTransaction, tenantId: TenantId): Promise<void> {
  await tx
    .updateTable('usage_counter')
    .set({ used: sql`used - 1` })
    .where('tenant_id', '=', tenantId)
    .where('name', '=', 'users')
    .where('used', '>', 0)
    .execute();
}
