import type { ResultId } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

/** Confirmed critical result notifications of an order, with read-back time and notifying user. */
export function findConfirmedNotifications(
  tx: TenantTransaction,
  tenantId: string,
  orderId: OrderId,
) {
  return tx
    .selectFrom('critical_call as c')
    .innerJoin('critical_call_attempt as a', (on) =>
      on.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.critical_call_id', '=', 'c.id'),
    )
    .select(['c.result_id', 'a.at', 'a.by_name as by'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.order_id', '=', orderId)
    .where('a.outcome', '=', 'confirmed')
    .execute();
}

/** Access times of results by the ordering provider or the patient. */
export async function findReadings(
  tx: TenantTransaction,
  tenantId: string,
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
