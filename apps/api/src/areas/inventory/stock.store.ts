import {
  type RaisedAlert,
  type StockAlert,
  type StockItemBody,
  type StockItemType,
  type StorageCondition,
  CONSUMPTION_DAYS,
  stockAlerts,
  type StockItemId,
} from '@alms/lis-domain/inventory';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import { normaliseName } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { newId } from '../../platform/db/new-id.ts';

/** Facility and facility day of the stock. */
export interface StockView {
  tx: TenantTransaction;
  tenantId: TenantId;
  today: string;
  now: Date;
  /** Counts only the lots in one laboratory. */
  laboratoryId?: LaboratoryId | undefined;
}

/** `isUsable` of the domain, for lot `l`; a test keeps them consistent. */
const usableOn = (today: string) =>
  sql<boolean>`(l.status in ('active', 'in_use') and l.qc_status in ('passed', 'not_required') and (l.use_by is null or l.use_by >= ${today}::date))`;

/** `lotAlert` of the domain, for lot `l` of item `i`. */
const lotAlertOn = (today: string) => sql<StockAlert | null>`(case
  when l.status = 'recalled' then null
  when l.use_by < ${today}::date then 'expired'
  when l.status = 'quarantined' and l.qc_status = 'pending' then 'lot_change_needs_qc'
  when l.use_by - ${today}::date <= i.expiry_alert_days then 'expiring'
end)`;

/** `levelAlert` of the domain, for item `i` and its sums `s`. */
const levelAlert = sql<StockAlert | null>`(case when s.usable = 0 then 'out_of_stock' when s.usable <= i.reorder_level then 'low_stock' end)`;

/** Limits lot `l` to one laboratory. */
const lotsIn = (laboratoryId: LaboratoryId | undefined) =>
  laboratoryId === undefined ? sql`true` : sql`l.laboratory_id = ${laboratoryId}::uuid`;

/** Remaining stock of item `i`, as one row `s`. */
const sumsOn = ({
  today,
  laboratoryId,
}: Pick<StockView, 'today' | 'laboratoryId'>) => sql`cross join lateral (
  select coalesce(sum(l.on_hand), 0)::integer as on_hand,
    coalesce(sum(l.on_hand) filter (where ${usableOn(today)}), 0)::integer as usable,
    min(l.use_by) filter (where ${usableOn(today)}) as next_use_by,
    coalesce(array_agg(distinct ${lotAlertOn(today)}) filter (where ${lotAlertOn(today)} is not null), '{}') as lot_alerts
  from stock_lot l where l.tenant_id = i.tenant_id and l.item_id = i.id and l.on_hand > 0
    and ${lotsIn(laboratoryId)}
) s`;

/** An item with values derived from its lots, orders and transactions. */
export interface ItemRow extends Omit<Selectable<Schema['stock_item']>, 'tenant_id'> {
  test_parameter_ids: TestParameterId[];
  on_hand: number;
  usable: number;
  next_use_by: string | null;
  lot_alerts: StockAlert[];
  level_alert: StockAlert | null;
  on_order: number;
  consumed: number;
}

export interface ItemFilter {
  search?: string | undefined;
  type?: StockItemType | undefined;
  storage?: StorageCondition | undefined;
  alert?: StockAlert | undefined;
  barcode?: string | undefined;
  inactive?: boolean;
}

export interface ItemPage extends ItemFilter {
  /** Name and id of the last item on the previous page. */
  after?: [string, string] | undefined;
  max: number;
}

async function itemsWhere(
  view: StockView,
  conditions: readonly RawBuilder<unknown>[],
  max: number,
): Promise<ItemRow[]> {
  const { tx, tenantId, now } = view;
  const since = new Date(now.getTime() - CONSUMPTION_DAYS * 86_400_000);
  const { rows } = await sql<ItemRow>`
    select i.*, s.*, ${levelAlert} as level_alert, o.on_order, c.consumed,
      array(select t.test_parameter_id from stock_item_test t where t.tenant_id = i.tenant_id and t.item_id = i.id order by t.test_parameter_id) as test_parameter_ids
    from stock_item i
    ${sumsOn(view)}
    cross join lateral (
      select coalesce(sum(n.quantity - n.received), 0)::integer as on_order
      from supplier_order_line n join supplier_order p on p.tenant_id = n.tenant_id and p.id = n.order_id
      where n.tenant_id = i.tenant_id and n.item_id = i.id and n.received < n.quantity and p.status in ('ordered', 'partly_received')
    ) o
    cross join lateral (
      select coalesce(-sum(x.quantity), 0)::integer as consumed from stock_transaction x
      where x.tenant_id = i.tenant_id and x.item_id = i.id and x.type in ('consumption', 'qc_test') and x.at > ${since}
    ) c
    where i.tenant_id = ${tenantId}::uuid and ${sql.join(conditions, sql` and `)}
    order by lower(i.name), i.id
    limit ${max}`.execute(tx);
  return rows;
}

/** Items by name, case-insensitive. Inactive items only on request. */
export function findItems(
  view: StockView,
  { search, type, storage, alert, barcode, inactive = false, after, max }: ItemPage,
): Promise<ItemRow[]> {
  const conditions = [sql`i.active = ${!inactive}`];
  if (search !== undefined && search !== '')
    conditions.push(sql`i.search_text like ${`%${normaliseName(search)}%`}`);
  if (type !== undefined) conditions.push(sql`i.type = ${type}`);
  if (storage !== undefined) conditions.push(sql`i.storage = ${storage}`);
  if (barcode !== undefined) conditions.push(sql`i.barcode = ${barcode}`);
  if (alert !== undefined)
    conditions.push(sql`(${levelAlert} = ${alert} or ${alert} = any (s.lot_alerts))`);
  if (after !== undefined)
    conditions.push(sql`(lower(i.name), i.id) > (lower(${after[0]}::text), ${after[1]}::uuid)`);
  return itemsWhere(view, conditions, max);
}

export async function findItem(view: StockView, id: string): Promise<ItemRow | undefined> {
  const [row] = await itemsWhere(view, [sql`i.id = ${id}::uuid`], 1);
  return row;
}

/** All stock alerts, most urgent first, then by expiry date. */
const raisedOn = ({ tenantId, today, laboratoryId }: StockView) => sql`
  select ${lotAlertOn(today)} as alert, i.id as item_id, i.code as item_code, i.name as item_name, i.unit, l.id as lot_id, l.lot_number, l.use_by, l.on_hand as quantity
  from stock_item i join stock_lot l on l.tenant_id = i.tenant_id and l.item_id = i.id and l.on_hand > 0
  where i.tenant_id = ${tenantId}::uuid and i.active and ${lotsIn(laboratoryId)} and ${lotAlertOn(today)} is not null
  union all
  select ${levelAlert}, i.id, i.code, i.name, i.unit, null, null, null, s.usable
  from stock_item i ${sumsOn({ today, laboratoryId })}
  where i.tenant_id = ${tenantId}::uuid and i.active and ${levelAlert} is not null`;

export async function findAlerts(view: StockView, max: number | null): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    select * from (${raisedOn(view)}) r
    order by array_position(${[...stockAlerts]}::text[], r.alert), r.use_by, lower(r.item_name), r.item_id, r.lot_id limit ${max}`.execute(
    view.tx,
  );
  return rows;
}

export async function countAlerts(view: StockView): Promise<Record<StockAlert, number>> {
  const { rows } = await sql<{
    alert: StockAlert;
    count: number;
  }>`select r.alert, count(*)::integer as count from (${raisedOn(view)}) r group by r.alert`.execute(
    view.tx,
  );
  return Object.fromEntries(
    stockAlerts.map((alert) => [alert, rows.find((row) => row.alert === alert)?.count ?? 0]),
  ) as Record<StockAlert, number>;
}

export type LockedItem = Selectable<Schema['stock_item']>;

/**
 * Locks items until the transaction ends, so that concurrent stock changes are serialised. The
 * fixed order prevents deadlocks.
 */
export function lockItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly StockItemId[],
): Promise<LockedItem[]> {
  return tx
    .selectFrom('stock_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

function columnsOf(body: StockItemBody) {
  const { test_parameter_ids: _, ...item } = body;
  return {
    ...item,
    search_text: normaliseName(
      [item.code, item.name, item.manufacturer, item.catalog_number, item.barcode].join(' '),
    ),
  };
}

/** Adds an item. Undefined when its code or package code is already in use. */
export async function insertItem(
  tx: TenantTransaction,
  tenantId: TenantId,
  item: StockItemBody,
  now: Date,
): Promise<StockItemId | undefined> {
  const added = await tx
    .insertInto('stock_item')
    .values({
      tenant_id: tenantId,
      id: newId<StockItemId>(),
      ...columnsOf(item),
      created_at: now,
      updated_at: now,
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await writeTests(tx, tenantId, added.id, item.test_parameter_ids);
  return added?.id;
}

export async function updateItem(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, version }: { id: StockItemId; version: number },
  item: StockItemBody,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stock_item')
    .set({ ...columnsOf(item), version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('stock_item_test')
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', id)
    .execute();
  await writeTests(tx, tenantId, id, item.test_parameter_ids);
}

async function writeTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  itemId: StockItemId,
  testIds: readonly TestParameterId[],
): Promise<void> {
  const rows = [...new Set(testIds)].map((id) => ({
    tenant_id: tenantId,
    item_id: itemId,
    test_parameter_id: id,
  }));
  if (rows.length > 0) await tx.insertInto('stock_item_test').values(rows).execute();
}

/** Whether another item has this code or package code. */
export async function findTwin(
  tx: TenantTransaction,
  tenantId: TenantId,
  { code, barcode }: Pick<StockItemBody, 'code' | 'barcode'>,
  except?: StockItemId,
): Promise<'code' | 'barcode' | undefined> {
  let twins = tx
    .selectFrom('stock_item')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where(({ eb, or, and }) =>
      or([eb('code', '=', code), and([eb('barcode', '=', barcode), eb('barcode', '<>', '')])]),
    );
  if (except !== undefined) twins = twins.where('id', '<>', except);
  const twin = await twins.executeTakeFirst();
  return twin && (twin.code === code ? 'code' : 'barcode');
}
