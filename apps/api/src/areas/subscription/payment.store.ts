import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export type PaymentRow = Selectable<Schema['payment']>;

/** The facility of a payment id, queried before sign-in. */
export async function tenantOfPayment(db: Database, id: string): Promise<TenantId | undefined> {
  const { rows } = await sql<{
    tenant: TenantId | null;
  }>`select tenant_of_payment(${id}::uuid) as tenant`.execute(db);
  return rows[0]?.tenant ?? undefined;
}

/** `lock`: locks the row until the transaction ends. */
export function findPayment(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false } = {},
): Promise<PaymentRow> {
  const query = tx
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** The payment for the first period; undefined when none was due. */
export function findFirstPayment(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

export function updatePayment(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  values: Updateable<Schema['payment']>,
): Promise<PaymentRow> {
  return tx
    .updateTable('payment')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Activates a paid subscription: the first period starts at the end of the trial, a later one at
 * the end of the previous one.
 */
export async function activateSubscription(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({
      status: 'active',
      renews_at: sql`greatest(${now.toISOString()}::timestamptz, trial_ends_at, renews_at) + case billing_cycle when 'yearly' then interval '1 year' else interval '1 month' end`,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .execute();
}
