import type { Selectable, Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/**
 * The facility's settings, which exist from registration on. `lock`: locks them until the
 * transaction ends.
 */
export function findSettings(
  tx: TenantTransaction,
  tenantId: string,
  { lock = false } = {},
): Promise<Selectable<Schema['hospital_settings']>> {
  const query = tx.selectFrom('hospital_settings').selectAll().where('tenant_id', '=', tenantId);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** The time zone that defines the facility's days. */
export async function timeZoneOf(tx: TenantTransaction, tenantId: string): Promise<string> {
  const { timezone } = await tx
    .selectFrom('hospital_settings')
    .select('timezone')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return timezone;
}

/**
 * Whether autoverification is enabled. Disabling it waits for this transaction, so no result is
 * autoverified afterwards.
 */
export async function letsRulesVerify(tx: TenantTransaction, tenantId: string): Promise<boolean> {
  const { autoverification_enabled } = await tx
    .selectFrom('hospital_settings')
    .select('autoverification_enabled')
    .where('tenant_id', '=', tenantId)
    .forShare()
    .executeTakeFirstOrThrow();
  return autoverification_enabled;
}

export async function findSubdomain(tx: TenantTransaction, tenantId: string): Promise<string> {
  const { subdomain } = await tx
    .selectFrom('tenant')
    .select('subdomain')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return subdomain;
}

export async function updateSettings(
  tx: TenantTransaction,
  tenantId: string,
  { holidays, ...values }: Updateable<Schema['hospital_settings']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('hospital_settings')
    .set({ ...values, ...(holidays && { holidays: json(holidays) }) })
    .set(({ eb }) => ({ updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .execute();
}
