import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';

/**
 * Checks the laboratory that a request limits its figures or list to.
 * @throws Refusal `not_found` unless the facility has it
 */
export async function checkLaboratory(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
): Promise<void> {
  const found = await tx
    .selectFrom('laboratory')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
}
