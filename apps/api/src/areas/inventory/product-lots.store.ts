import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { ProductLotId, StockItemId, StockLotId } from '@alms/lis-domain/inventory';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { lockItems } from './stock.store.ts';

export type ProductLotRow = Selectable<Schema['product_lot']>;

const productLots = (tx: TenantTransaction, tenantId: TenantId) =>
  tx.selectFrom('product_lot').selectAll().where('tenant_id', '=', tenantId);

export function findProductLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: ProductLotId,
): Promise<ProductLotRow | undefined> {
  return productLots(tx, tenantId).where('id', '=', id).executeTakeFirst();
}

/** Locks a lot, so that it is not put into use while it is recalled. */
export function lockProductLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: ProductLotId,
): Promise<ProductLotRow | undefined> {
  return productLots(tx, tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The lot of a stock item, in any laboratory. */
export function findProductLotByNumber(
  tx: TenantTransaction,
  tenantId: TenantId,
  { itemId, lotNumber }: { itemId: StockItemId; lotNumber: string },
): Promise<ProductLotRow | undefined> {
  return productLots(tx, tenantId)
    .where('item_id', '=', itemId)
    .where('lot_number', '=', lotNumber)
    .executeTakeFirst();
}

/** Finds the lot of an unstocked product by name and number, creating it on first use. */
export async function ensureUnstockedLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  lot: Pick<ProductLotRow, 'name' | 'lot_number' | 'expiry_date'>,
  now: Date,
): Promise<ProductLotRow> {
  await tx
    .insertInto('product_lot')
    .values({ id: newId<ProductLotId>(), item_id: null, ...lot, created_at: now, updated_at: now })
    .onConflict((known) => known.doNothing())
    .execute();
  return productLots(tx, tenantId)
    .where('item_id', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${lot.name})`)
    .where('lot_number', '=', lot.lot_number)
    .executeTakeFirstOrThrow();
}

/** Active stock item with this name, ignoring case. */
export function findItemNamed(
  tx: TenantTransaction,
  tenantId: TenantId,
  name: string,
): Promise<{ id: StockItemId } | undefined> {
  return tx
    .selectFrom('stock_item')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
}

export interface ProductLotPage {
  /** Part of a lot number or product name. */
  search: string | undefined;
  stockLotId: StockLotId | undefined;
  after: [createdAt: string, id: string] | undefined;
  max: number;
}

/** Lots with the instruments on which they are in use, latest first. */
export function findProductLots(
  tx: TenantTransaction,
  tenantId: TenantId,
  { search, stockLotId, after, max }: ProductLotPage,
) {
  let page = tx
    .selectFrom('product_lot as l')
    .selectAll('l')
    .select(
      sql<string[]>`array(
        select distinct i.name from lot_use u
        join instrument i on i.tenant_id = u.tenant_id and i.id = u.instrument_id
        where u.tenant_id = l.tenant_id and u.lot_id = l.id
          and u.ended_at is null and u.voided_at is null
        order by i.name)`.as('in_use_on'),
    )
    .where('l.tenant_id', '=', tenantId);
  if (search !== undefined)
    page = page.where(
      sql<boolean>`strpos(lower(l.lot_number || ' ' || l.name), lower(${search})) > 0`,
    );
  if (stockLotId !== undefined)
    page = page.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('stock_lot as s')
          .select('s.id')
          .whereRef('s.tenant_id', '=', 'l.tenant_id')
          .whereRef('s.item_id', '=', 'l.item_id')
          .whereRef('s.lot_number', '=', 'l.lot_number')
          .where('s.id', '=', stockLotId),
      ),
    );
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(l.created_at, l.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('l.created_at', 'desc').orderBy('l.id', 'desc').limit(max).execute();
}

export type ListedProductLot = Awaited<ReturnType<typeof findProductLots>>[number];

/** Marks a lot as recalled, and blocks its stock in all laboratories. */
export async function recallProductLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, item_id, lot_number, version }: ProductLotRow,
  recall: Pick<ProductLotRow, 'recalled_by' | 'recalled_by_name' | 'recall_reason'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product_lot')
    .set({ ...recall, recalled_at: now, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  if (item_id === null) return;
  // Locked like for a movement, which is refused or recorded before.
  await lockItems(tx, tenantId, [item_id]);
  await tx
    .updateTable('stock_lot')
    .set({ status: 'recalled', version: sql<number>`version + 1`, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', item_id)
    .where('lot_number', '=', lot_number)
    .execute();
}

/**
 * Removes the recall of a lot. Its state before the recall is not known: stock goes into
 * quarantine, and needs QC before use.
 */
export async function undoRecallOfLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, item_id, lot_number, version }: ProductLotRow,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product_lot')
    .set({
      recalled_at: null,
      recalled_by: null,
      recalled_by_name: null,
      recall_reason: null,
      version: version + 1,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  if (item_id === null) return;
  await lockItems(tx, tenantId, [item_id]);
  await tx
    .updateTable('stock_lot')
    .set({
      status: sql`case when on_hand > 0 then 'quarantined' else 'consumed' end`,
      qc_status: 'pending',
      qc_note: reason,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', item_id)
    .where('lot_number', '=', lot_number)
    .where('status', '=', 'recalled')
    .execute();
}

/**
 * Stock lots of a laboratory that may be loaded on an instrument: with accepted QC, not expired,
 * opened or not. The last package of a lot was consumed when it is loaded, so lots without stock
 * are included for some time.
 */
export function findLoadableLots(
  tx: TenantTransaction,
  tenantId: TenantId,
  { laboratoryId, today }: { laboratoryId: LaboratoryId; today: string },
) {
  return tx
    .selectFrom('stock_lot as l')
    .innerJoin('stock_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'l.tenant_id').onRef('i.id', '=', 'l.item_id'),
    )
    .select([
      'l.id as stock_lot_id',
      'i.name as item_name',
      'i.type',
      'l.lot_number',
      'l.use_by',
      'l.on_hand',
      sql<TestParameterId[]>`array(select t.test_parameter_id from stock_item_test t
        where t.tenant_id = i.tenant_id and t.item_id = i.id)`.as('test_parameter_ids'),
    ])
    .where('l.tenant_id', '=', tenantId)
    .where(sql<boolean>`l.laboratory_id = ${laboratoryId}::uuid`)
    .where('i.type', 'in', ['reagent', 'calibrator', 'kit', 'rdt', 'other'])
    .where('l.qc_status', 'in', ['passed', 'not_required'])
    .where('l.status', 'in', ['active', 'in_use', 'consumed'])
    .where(sql<boolean>`(l.use_by is null or l.use_by >= ${today}::date)`)
    .where(
      sql<boolean>`(l.on_hand > 0 or l.updated_at > ${today}::date - ${sql.lit(EMPTY_FOR_DAYS)})`,
    )
    .orderBy('i.name')
    .orderBy('l.use_by')
    .orderBy('l.id')
    .limit(MOST)
    .execute();
}

/** Days for which a lot without stock is offered. */
const EMPTY_FOR_DAYS = 90;
/** Maximum number of lots offered. */
const MOST = 500;
