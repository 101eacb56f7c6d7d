import type { SupplierOrder, SupplierOrderState, StockItemId } from '@alms/lis-domain/inventory';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { laboratoryNames } from '../facility/laboratory-names.ts';

type OrderRow = Selectable<Schema['supplier_order']>;

export interface OrderPage {
  laboratoryId: LaboratoryId | undefined;
  status: SupplierOrderState | undefined;
  after: [string, string] | undefined;
  max: number;
}

/** Newest first. */
export function findOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  { laboratoryId, status, after, max }: OrderPage,
): Promise<OrderRow[]> {
  let page = tx.selectFrom('supplier_order').selectAll().where('tenant_id', '=', tenantId);
  if (laboratoryId !== undefined) page = page.where('laboratory_id', '=', laboratoryId);
  if (status !== undefined) page = page.where('status', '=', status);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(max).execute();
}

/** Finds one purchase order, locked until the transaction ends. */
export function lockOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('supplier_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds lines and laboratory to purchase orders. */
export async function withLines(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'user'>,
  orders: readonly OrderRow[],
): Promise<SupplierOrder[]> {
  if (orders.length === 0) return [];
  const { tx, tenantId } = context;
  const nameOf = await laboratoryNames(context);
  const lines = await tx
    .selectFrom('supplier_order_line as n')
    .innerJoin('stock_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'n.tenant_id').onRef('i.id', '=', 'n.item_id'),
    )
    .select([
      'n.order_id',
      'n.item_id',
      'n.quantity',
      'n.received',
      'i.code as item_code',
      'i.name as item_name',
      'i.unit',
    ])
    .where('n.tenant_id', '=', tenantId)
    .where(
      'n.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('n.position')
    .execute();
  return orders.map((order) => ({
    ...order,
    ...nameOf(order),
    lines: lines.filter(({ order_id }) => order_id === order.id),
  }));
}

export async function insertOrder(
  tx: TenantTransaction,
  row: Insertable<Schema['supplier_order']>,
): Promise<void> {
  await tx.insertInto('supplier_order').values(row).execute();
}

export async function updateOrder(
  tx: TenantTransaction,
  { tenant_id, id, version }: OrderRow,
  change: Updateable<Schema['supplier_order']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('supplier_order')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function replaceLines(
  tx: TenantTransaction,
  tenantId: TenantId,
  supplierOrderId: string,
  lines: readonly { item_id: StockItemId; quantity: number }[],
): Promise<void> {
  await tx
    .deleteFrom('supplier_order_line')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', supplierOrderId)
    .execute();
  await tx
    .insertInto('supplier_order_line')
    .values(
      lines.map((line, position) => ({
        tenant_id: tenantId,
        order_id: supplierOrderId,
        position,
        ...line,
      })),
    )
    .execute();
}

export async function addReceived(
  tx: TenantTransaction,
  tenantId: TenantId,
  supplierOrderId: string,
  { item_id, quantity }: { item_id: StockItemId; quantity: number },
): Promise<void> {
  await tx
    .updateTable('supplier_order_line')
    .set(({ eb }) => ({ received: eb('received', '+', quantity) }))
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', supplierOrderId)
    .where('item_id', '=', item_id)
    .execute();
}

/** The active items among the given ones. */
export async function findActiveItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly StockItemId[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('stock_item')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('active', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
