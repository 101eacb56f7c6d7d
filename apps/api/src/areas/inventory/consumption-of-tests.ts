import type { LaboratoryId } from '@alms/lis-domain/facility';
import { pickLots, usableLots, type StockPick, type StockItemId } from '@alms/lis-domain/inventory';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import { namedItem, viewOf } from './items.service.ts';
import { findLotsLeft } from './lots.store.ts';
import { moveStock } from './stock-movements.ts';
import { lockItems, type LockedItem } from './stock.store.ts';

/** Maximum number of tests deducted per transaction. */
const maxAtOnce = 1_000;

interface Use {
  item_id: StockItemId;
  laboratory_id: LaboratoryId;
  type: 'consumption' | 'qc_test';
  tests: number;
  /** Reference of the latest test. */
  reference: string;
}

/** Removes performed tests from the queue and returns the stock items they consumed. */
async function takeTestsMade(tx: TenantTransaction, tenantId: TenantId): Promise<Use[]> {
  const { rows } = await sql<Use>`
    with taken as (
      delete from test_made where tenant_id = ${tenantId}::uuid
        and id in (select id from test_made where tenant_id = ${tenantId}::uuid order by id limit ${maxAtOnce})
      returning *
    )
    select t.item_id, m.laboratory_id, m.type, count(*)::integer as tests, (array_agg(m.reference order by m.id desc))[1] as reference
    from taken m
    join stock_item_test t on t.tenant_id = ${tenantId}::uuid and t.test_parameter_id = m.test_parameter_id
    join stock_item i on i.tenant_id = t.tenant_id and i.id = t.item_id and i.active and i.tests_per_unit is not null
    group by t.item_id, m.laboratory_id, m.type
    order by t.item_id, m.laboratory_id, m.type`.execute(tx);
  return rows;
}

async function hasTestsMade(tx: TenantTransaction, tenantId: TenantId): Promise<boolean> {
  const next = await tx
    .selectFrom('test_made')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return next !== undefined;
}

/** An item whose consumption exceeds the recorded stock. */
export type ShortItem = Pick<LockedItem, 'id' | 'name'>;

/**
 * Deducts performed tests from the stock of their laboratory: a unit is consumed after its number
 * of tests per unit, counted in the whole facility. Not complete when more tests wait than one
 * transaction takes. Missing stock is not deducted but returned, so that a stock count can be
 * triggered.
 */
export async function consumePerformedTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<{ short: ShortItem[]; entries: AuditEntry[]; isComplete: boolean }> {
  const uses = await takeTestsMade(tx, tenantId);
  const isComplete = !(await hasTestsMade(tx, tenantId));
  if (uses.length === 0) return { short: [], entries: [], isComplete };
  const items = await lockItems(tx, tenantId, [...new Set(uses.map(({ item_id }) => item_id))]);
  const { today } = await viewOf({ tx, tenantId, now });
  const short = new Map<string, ShortItem>();
  const entries: AuditEntry[] = [];
  const begun = new Map(items.map(({ id, tests_begun }) => [id, tests_begun]));
  for (const { item_id, laboratory_id, type, tests, reference } of uses) {
    const item = items.find(({ id }) => id === item_id);
    if (!item?.tests_per_unit) continue;
    const made = (begun.get(item.id) ?? 0) + tests;
    const units = Math.floor(made / item.tests_per_unit);
    begun.set(item.id, made % item.tests_per_unit);
    const taken = await takeUnits({ tx, tenantId, now, today }, item, {
      laboratory_id,
      type,
      units,
      reference,
    });
    if (taken < units) short.set(item.id, item);
    if (taken > 0)
      entries.push({
        action: 'update',
        ...namedItem(item),
        after: { type, quantity: taken, tests, reference },
      });
  }
  for (const [id, tests_begun] of begun)
    await tx
      .updateTable('stock_item')
      .set({ tests_begun })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  return { short: [...short.values()], entries, isComplete };
}

interface Units {
  laboratory_id: LaboratoryId;
  type: Use['type'];
  units: number;
  reference: string;
}

async function takeUnits(
  {
    tx,
    tenantId,
    now,
    today,
  }: { tx: TenantTransaction; tenantId: TenantId; now: Date; today: string },
  { id }: LockedItem,
  { laboratory_id, type, units, reference }: Units,
): Promise<number> {
  if (units === 0) return 0;
  const lots = await findLotsLeft(tx, tenantId, id, laboratory_id);
  const usable = usableLots(lots, today).reduce((sum, { on_hand }) => sum + on_hand, 0);
  const taken = Math.min(units, usable);
  const picks: StockPick[] = pickLots(lots, taken, today) ?? [];
  for (const { lotId, quantity } of picks) {
    const lot = lots.find((each) => each.id === lotId);
    if (lot)
      await moveStock({ tx, tenantId, user: null, now }, lot, {
        type,
        quantity: -quantity,
        reference,
      });
  }
  return taken;
}
