import type { BodyOf } from '@alms/lis-domain/http';
import {
  hasCollected,
  type changeClinicalInformation,
  type UpdatedOrder,
} from '@alms/lis-domain/orders';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { lockOrderVersion, type VersionedOrder } from './lock-order.ts';
import { auditedOrder } from './audited-order.ts';
import { readFor, refuseOfOtherSex } from './orders.service.ts';
import { updateDetails, touchOrder } from './orders.store.ts';

/**
 * Changes the clinical information of an order. A reason is required after collection, because
 * results were evaluated with the earlier information. Unverified values are re-evaluated; reported
 * values keep their reference interval.
 */
export async function updateClinicalInformation(
  context: OperationContext,
  which: VersionedOrder,
  { reason, ...entries }: BodyOf<typeof changeClinicalInformation>,
  { reinterpret }: ResultUpdates,
): Promise<UpdatedOrder> {
  const { order, items } = await lockOrderVersion(context, which);
  const { before, after } = changedFields(order, entries);
  if (Object.keys(after).length === 0)
    return { order: await readFor(context, order.id), reread: null };
  if ('conditions' in after) refuseOfOtherSex(entries, order);
  if (reason === '' && hasCollected(items))
    throw invalid({ reason: 'is required because a specimen is already collected' });

  await updateDetails(context, order, entries);
  await touchOrder(context, order);
  context.audit({
    action: 'update',
    ...auditedOrder(order),
    before,
    after,
    ...(reason !== '' && { reason }),
  });
  const isReread = 'conditions' in after || 'fasting' in after;
  const reread = isReread ? await reinterpret(context, { orderId: order.id }, reason) : null;
  return { order: await readFor(context, order.id), reread };
}
