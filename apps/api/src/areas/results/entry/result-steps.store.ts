import type { ResultId } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

/**
 * Confirmed critical result notifications of an order, oldest first, with read-back time, notifying
 * user and recipient.
 */
export function findConfirmedNotifications(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
) {
  return tx
    .selectFrom('critical_call as c')
    .innerJoin('critical_call_attempt as a', (on) =>
      on.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.critical_call_id', '=', 'c.id'),
    )
    .select(['c.result_id', 'c.result_version', 'a.at', 'a.by_name as by', 'a.recipient_name'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.order_id', '=', orderId)
    .where('a.outcome', '=', 'confirmed')
    .orderBy('a.at')
    .execute();
}

/** Access times of results by the ordering provider or the patient. */
export async function findReadings(
  tx: TenantTransaction,
  tenantId: TenantId,
  resultIds: readonly ResultId[],
) {
  if (resultIds.length === 0) return [];
  return tx
    .selectFrom('seen_result as seen')
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.tenant_id', '=', 'seen.tenant_id').onRef('u.id', '=', 'seen.account_id'),
    )
    .select((of) => [
      'seen.result_id',
      'seen.seen_at',
      'u.full_name',
      of('u.role', '=', 'patient').as('is_patient'),
    ])
    .where('seen.tenant_id', '=', tenantId)
    .where('seen.result_id', 'in', resultIds)
    .execute();
}
