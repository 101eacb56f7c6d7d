import type { OrderId } from '@alms/lis-domain/orders';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { lockSamplesOfOrder } from '../samples/samples.store.ts';
import { findItems, lockOrder, type OrderRow } from './orders.store.ts';

/** An order and the version the client has read. */
export interface VersionedOrder {
  id: OrderId;
  version: number;
}

/**
 * Locks an order and returns it with the tests to change. The order is locked before its specimens:
 * concurrent changes wait and then find a new version, and collection and measurement are blocked.
 */
export async function lockOrderVersion(
  { tx, tenantId }: OperationContext,
  { id, version }: VersionedOrder,
): Promise<{ order: OrderRow; items: Selectable<Schema['order_item']>[] }> {
  const order = await lockOrder(tx, tenantId, id);
  if (!order) throw new Refusal('not_found');
  checkVersion(version, order.version);
  const locked = await lockSamplesOfOrder(tx, tenantId, id);
  const items = await findItems(tx, tenantId, id);
  // A concurrently rejected specimen has been replaced by another one.
  if (items.some(({ sample_id }) => sample_id !== null && !locked.has(sample_id)))
    throw new Refusal('version_stale', { current_version: order.version });
  return { order, items };
}
