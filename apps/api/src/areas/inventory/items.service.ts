import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import {
  forecastOf,
  itemBodyOf,
  type createStockItem,
  type listStockAlerts,
  type listStockItems,
  type StockItem,
  type updateStockItem,
  type StockItemId,
} from '@alms/lis-domain/inventory';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { todayOf } from '../facility/facility.store.ts';
import {
  countAlerts,
  findAlerts,
  findItem,
  findItems,
  findTwin,
  insertItem,
  lockItems,
  updateItem,
  type ItemRow,
  type StockView,
} from './stock.store.ts';

const defaultLimit = 20;

/** Stock view on the facility's current day. */
export async function viewOf({
  tx,
  tenantId,
  now,
}: {
  tx: TenantTransaction;
  tenantId: TenantId;
  now: Date;
}): Promise<StockView> {
  return { tx, tenantId, now, today: await todayOf({ tx, tenantId, now }) };
}

export function itemOf({ level_alert, lot_alerts, ...row }: ItemRow, today: string): StockItem {
  return {
    ...row,
    ...forecastOf(row, row, today),
    alerts: [...(level_alert === null ? [] : [level_alert]), ...lot_alerts],
  };
}

export async function listItems(
  call: SignedInCall<typeof listStockItems>,
): Promise<AnswerOf<typeof listStockItems>> {
  const {
    q: search,
    cursor,
    limit = defaultLimit,
    inactive,
    laboratory_id: laboratoryId,
    ...filter
  } = call.query;
  const view = { ...(await viewOf(call)), laboratoryId };
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const rows = await findItems(view, {
    ...filter,
    search,
    inactive: inactive === 'true',
    after,
    max: limit + 1,
  });
  return pageOfRows(
    rows,
    limit,
    ({ name, id }) => [name, id],
    (row) => itemOf(row, view.today),
  );
}

export async function readItem(
  call: { tx: TenantTransaction; tenantId: TenantId; now: Date },
  id: string,
): Promise<StockItem> {
  const view = await viewOf(call);
  const row = await findItem(view, id);
  if (!row) throw new Refusal('not_found');
  return itemOf(row, view.today);
}

export async function listAlerts(
  call: SignedInCall<typeof listStockAlerts>,
): Promise<AnswerOf<typeof listStockAlerts>> {
  const { limit = defaultLimit, laboratory_id: laboratoryId } = call.query;
  const view = { ...(await viewOf(call)), laboratoryId };
  return {
    counts: await countAlerts(view),
    items: await findAlerts(view, limit),
  };
}

/** Identifies an item in the audit trail. */
export const namedItem = ({ id, code, name }: Pick<StockItem, 'id' | 'code' | 'name'>) =>
  ({
    category: 'inventory',
    entity_type: 'stock_item',
    entity_id: id,
    entity_label: `${code} ${name}`,
  }) as const;

async function refuseTwin(
  tx: TenantTransaction,
  tenantId: TenantId,
  body: BodyOf<typeof createStockItem>,
  except?: StockItemId,
): Promise<void> {
  const twin = await findTwin(tx, tenantId, body, except);
  if (twin) throw new Refusal('duplicate', { fields: { [twin]: 'is in use' } });
}

export async function createItem(call: SignedInCall<typeof createStockItem>): Promise<StockItem> {
  const { tx, tenantId, body, now, audit } = call;
  await refuseTwin(tx, tenantId, body);
  const id = await insertItem(tx, tenantId, body, now);
  if (id === undefined) throw new Refusal('duplicate');
  audit({ action: 'create', ...namedItem({ id, ...body }), after: body });
  return readItem(call, id);
}

/** Replaces an item. An item with remaining stock cannot be deactivated. */
export async function updateItemOf(call: SignedInCall<typeof updateStockItem>): Promise<StockItem> {
  const { tx, tenantId, params, body, version, now, audit } = call;
  await lockItems(tx, tenantId, [params.id]);
  const current = await readItem(call, params.id);
  checkVersion(version, current.version);
  if (current.active && !body.active && current.on_hand > 0) throw new Refusal('stock_left');
  await refuseTwin(tx, tenantId, body, params.id);
  const changed = changedFields(itemBodyOf(current), body);
  if (Object.keys(changed.after).length === 0) return current;
  await updateItem(tx, tenantId, current, body, now);
  audit({ action: 'update', ...namedItem({ ...current, ...body }), ...changed });
  return readItem(call, params.id);
}
