import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import {
  isSupplierOrderActionAllowed,
  deliveryState,
  type cancelSupplierOrder,
  type createSupplierOrder,
  type listSupplierOrders,
  type placeSupplierOrder,
  type SupplierOrder,
  type SupplierOrderAction,
  type updateSupplierOrder,
  type StockItemId,
} from '@alms/lis-domain/inventory';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import { nextNumber } from '../../platform/db/counter.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall, OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import {
  addReceived,
  findActiveItems,
  findOrders,
  insertOrder,
  lockOrder,
  replaceLines,
  updateOrder,
  withLines,
} from './supplier-orders.store.ts';

const defaultLimit = 20;

export async function listOrders(
  call: SignedInCall<typeof listSupplierOrders>,
): Promise<AnswerOf<typeof listSupplierOrders>> {
  const { cursor, limit = defaultLimit, status, laboratory_id: laboratoryId } = call.query;
  const rows = await findOrders(call.tx, call.tenantId, {
    laboratoryId,
    status,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const orders = await withLines(call, rows);
  return pageOfRows(
    orders,
    limit,
    ({ created_at, id }) => [created_at, id],
    (order) => order,
  );
}

async function readOrder(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'user'>,
  id: string,
): Promise<SupplierOrder> {
  const row = await lockOrder(context.tx, context.tenantId, id);
  const [order] = row ? await withLines(context, [row]) : [];
  if (!order) throw new Refusal('not_found');
  return order;
}

const namedOrder = ({ id, number, supplier }: Pick<SupplierOrder, 'id' | 'number' | 'supplier'>) =>
  ({
    category: 'inventory',
    entity_type: 'supplier_order',
    entity_id: id,
    entity_label: `${number} ${supplier}`,
  }) as const;

async function refuseInactiveItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  lines: readonly { item_id: StockItemId }[],
): Promise<void> {
  const active = await findActiveItems(
    tx,
    tenantId,
    lines.map(({ item_id }) => item_id),
  );
  const index = lines.findIndex(({ item_id }) => !active.has(item_id));
  if (index >= 0)
    throw new Refusal('item_inactive', {
      fields: { [`lines.${index}.item_id`]: 'is not an active item' },
    });
}

export async function createOrder(
  call: SignedInCall<typeof createSupplierOrder>,
): Promise<SupplierOrder> {
  const { tx, tenantId, user, body, now, audit } = call;
  const { lines, ...particulars } = body;
  await refuseInactiveItems(tx, tenantId, lines);
  const id = uuidv7();
  const number = `PO-${String(await nextNumber(tx, tenantId, 'supplier_order')).padStart(4, '0')}`;
  await insertOrder(tx, {
    tenant_id: tenantId,
    id,
    number,
    ...particulars,
    status: 'draft',
    laboratory_id: user.laboratory_id,
    created_at: now,
    updated_at: now,
  });
  await replaceLines(tx, tenantId, id, lines);
  audit({ action: 'create', ...namedOrder({ id, number, ...particulars }), after: body });
  return readOrder(call, id);
}

/** Locks a purchase order after checking its version and that its status allows the operation. */
async function lockedFor(
  {
    tx,
    tenantId,
    params,
    version,
  }: Pick<SignedInCall<Endpoint>, 'tx' | 'tenantId' | 'version'> & { params: { id: string } },
  context: SupplierOrderAction,
) {
  const row = await lockOrder(tx, tenantId, params.id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  if (!isSupplierOrderActionAllowed(row.status, context)) throw new Refusal('conflict');
  return row;
}

export async function changeOrder(
  call: SignedInCall<typeof updateSupplierOrder>,
): Promise<SupplierOrder> {
  const { tx, tenantId, params, body, now, audit } = call;
  const row = await lockedFor(call, 'change');
  const { lines, ...particulars } = body;
  await refuseInactiveItems(tx, tenantId, lines);
  await updateOrder(tx, row, particulars, now);
  await replaceLines(tx, tenantId, params.id, lines);
  audit({ action: 'update', ...namedOrder({ ...row, ...particulars }), after: body });
  return readOrder(call, params.id);
}

export async function placeOrder(
  call: SignedInCall<typeof placeSupplierOrder>,
): Promise<SupplierOrder> {
  const { tx, params, now, audit } = call;
  const row = await lockedFor(call, 'place');
  await updateOrder(tx, row, { status: 'ordered', ordered_at: now }, now);
  audit({
    action: 'update',
    ...namedOrder(row),
    before: { status: row.status },
    after: { status: 'ordered' },
  });
  return readOrder(call, params.id);
}

export async function cancelOrder(
  call: SignedInCall<typeof cancelSupplierOrder>,
): Promise<SupplierOrder> {
  const { tx, params, body, now, audit } = call;
  const row = await lockedFor(call, 'cancel');
  await updateOrder(tx, row, { status: 'cancelled' }, now);
  audit({
    action: 'update',
    ...namedOrder(row),
    before: { status: row.status },
    after: { status: 'cancelled' },
    reason: body.reason,
  });
  return readOrder(call, params.id);
}

/**
 * Adds a delivery to its purchase order and returns the order number. Items not ordered are
 * received without an order.
 */
export async function bookDelivery(
  context: OperationContext,
  supplierOrderId: string,
  delivered: readonly { item_id: StockItemId; quantity: number }[],
): Promise<string> {
  const { tx, tenantId, now, audit } = context;
  const row = await lockOrder(tx, tenantId, supplierOrderId);
  if (!row || !isSupplierOrderActionAllowed(row.status, 'receive'))
    throw new Refusal('conflict', { fields: { supplier_order_id: 'is not awaiting delivery' } });
  for (const line of delivered) await addReceived(tx, tenantId, supplierOrderId, line);
  const { lines } = await readOrder(context, supplierOrderId);
  const status = deliveryState(lines);
  await updateOrder(tx, row, { status }, now);
  audit({
    action: 'update',
    ...namedOrder(row),
    before: { status: row.status },
    after: { status },
  });
  return row.number;
}
