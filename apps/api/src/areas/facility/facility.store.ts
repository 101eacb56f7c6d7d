import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';

/** The facility's settings; every facility has them from its registration on. */
export function findSettings(tx: TenantTransaction, tenantId: string): Promise<Selectable<Schema['hospital_settings']>> {
  return tx.selectFrom('hospital_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirstOrThrow();
}

/** The zone whose midnights begin the facility's days. */
export async function timeZoneOf(tx: TenantTransaction, tenantId: string): Promise<string> {
  const { timezone } = await tx.selectFrom('hospital_settings').select('timezone').where('tenant_id', '=', tenantId).executeTakeFirstOrThrow();
  return timezone;
}
