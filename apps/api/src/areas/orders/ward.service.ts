import type { BodyOf } from '@alms/lis-domain/http';
import { mayChangeWard, type changeWard, type Order } from '@alms/lis-domain/orders';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { lockOrderVersion, type VersionedOrder } from './lock-order.ts';
import { auditedOrder } from './audited-order.ts';
import { readFor, wardFor } from './orders.service.ts';
import { touchOrder, updateDetails } from './orders.store.ts';

/**
 * Changes the ward of an open order after a transfer of the patient. Its critical results that
 * await notification are notified to this ward (ISO 15189:2022 7.4.1.3: the users who need them
 * are notified).
 */
export async function transfer(
  context: OperationContext,
  which: VersionedOrder,
  { ward_id }: BodyOf<typeof changeWard>,
  { notifyPresentWard }: ResultUpdates,
): Promise<Order> {
  const { tx, tenantId } = context;
  const { order } = await lockOrderVersion(context, which);
  const current = await readFor(context, order.id);
  if (ward_id === order.ward_id) return current;
  if (!mayChangeWard(current.status)) throw new Refusal('conflict');
  const ward = await wardFor(tx, tenantId, ward_id);
  await updateDetails(context, order, { ward_id });
  await touchOrder(context, order);
  context.audit({
    action: 'update',
    ...auditedOrder(order),
    before: { ward: current.ward?.name ?? null },
    after: { ward: ward ?? null },
  });
  await notifyPresentWard(context, order.id);
  return readFor(context, order.id);
}
