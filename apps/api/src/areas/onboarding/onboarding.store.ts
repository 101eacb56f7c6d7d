import type { Selectable, Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** The set-up of the facility. `lock`: one step is saved at a time. */
export function findOnboarding(
  tx: TenantTransaction,
  tenantId: string,
  { lock = false } = {},
): Promise<Selectable<Schema['onboarding']>> {
  const query = tx.selectFrom('onboarding').selectAll().where('tenant_id', '=', tenantId);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

export async function updateOnboarding(
  tx: TenantTransaction,
  tenantId: string,
  values: Updateable<Schema['onboarding']>,
): Promise<void> {
  const { drafts, ...rest } = values;
  await tx
    .updateTable('onboarding')
    .set({ ...rest, ...(drafts && { drafts: json(drafts) }) })
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Whether anybody but the first administrator was given an account, and whether there are tests. */
export async function findFacts(
  tx: TenantTransaction,
  tenantId: string,
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

/** Moves the facility to another address. Throws PostgreSQL's 23505 when somebody else has it. */
export async function changeSubdomain(
  tx: TenantTransaction,
  tenantId: string,
  subdomain: string,
): Promise<void> {
  await tx.updateTable('tenant').set({ subdomain }).where('id', '=', tenantId).execute();
}
