import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable, Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** The facility's set-up state. `lock`: serialises saving of steps. */
export function findOnboarding(
  tx: TenantTransaction,
  tenantId: TenantId,
  { lock = false } = {},
): Promise<Selectable<Schema['onboarding']>> {
  const query = tx.selectFrom('onboarding').selectAll().where('tenant_id', '=', tenantId);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

export async function updateOnboarding(
  tx: TenantTransaction,
  tenantId: TenantId,
  values: Updateable<Schema['onboarding']>,
): Promise<void> {
  const { drafts, ...rest } = values;
  await tx
    .updateTable('onboarding')
    .set({ ...rest, ...(drafts && { drafts: json(drafts) }) })
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Whether other accounts than the first administrator's exist, and whether there are tests. */
export async function findFacts(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<{ hasStaff: boolean; hasTests: boolean }> {
  const [, second] = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role', '<>', 'patient')
    .where('status', 'not in', ['pending', 'declined'])
    .limit(2)
    .execute();
  const test = await tx
    .selectFrom('test_parameter')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return { hasStaff: second !== undefined, hasTests: test !== undefined };
}

/** Changes the facility's subdomain. Throws PostgreSQL error 23505 when it is taken. */
export async function changeSubdomain(
  tx: TenantTransaction,
  tenantId: TenantId,
  subdomain: string,
): Promise<void> {
  await tx.updateTable('tenant').set({ subdomain }).where('id', '=', tenantId).execute();
}
