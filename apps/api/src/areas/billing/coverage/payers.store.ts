import type { Payer, PayerId } from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

export function findPayers(tx: TenantTransaction, tenantId: TenantId): Promise<Payer[]> {
  return tx
    .selectFrom('payer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .execute();
}

/** `lock`: locks the row until the transaction ends. */
export function findPayer(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: PayerId,
  { lock = false } = {},
): Promise<Payer | undefined> {
  const query = tx
    .selectFrom('payer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}
