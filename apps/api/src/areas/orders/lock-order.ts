import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/http/problems.ts';
import { checkVersion } from '../../platform/http/versions.ts';
import type { OperationContext } from '../../platform/http/call.ts';
import { lockSamplesOfOrder } from '../samples/samples.store.ts';
import { findItems, lockOrder, type OrderRow } from './orders.store.ts';

/** An order as somebody has read it. */
export interface ReadOrder {
  id: string;
  version: number;
}

/**
 * An order whose tests somebody is about to change, with these tests as they are. The order is locked first and then its specimens, so that whoever
 * changes it at the same moment waits and then finds another version, and nothing is collected or measured meanwhile.
 */
export async function lockedOrder(
  { tx, tenantId }: OperationContext,
  { id, version }: ReadOrder,
): Promise<{ order: OrderRow; items: Selectable<Schema['order_item']>[] }> {
  const order = await lockOrder(tx, tenantId, id);
  if (!order) throw new Refusal('not_found');
  checkVersion(version, order.version);
  const locked = await lockSamplesOfOrder(tx, tenantId, id);
  const items = await findItems(tx, tenantId, id);
  // A specimen that was turned down meanwhile has another one in its place by now.
  if (items.some(({ sample_id }) => sample_id !== null && !locked.has(sample_id)))
    throw new Refusal('version_stale', { current_version: order.version });
  return { order, items };
}
