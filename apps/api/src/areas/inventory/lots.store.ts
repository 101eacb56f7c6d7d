import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { StockLotId, StockItemId } from '@alms/lis-domain/inventory';
import { newId } from '../../platform/db/new-id.ts';

export type LotRow = Selectable<Schema['stock_lot']>;

const lots = (tx: TenantTransaction, tenantId: TenantId) =>
  tx.selectFrom('stock_lot').selectAll().where('tenant_id', '=', tenantId);

/** Same order as the domain's `byExpiry`; empty lots come last. */
const sortOrder = sql`(on_hand = 0), coalesce(use_by, '9999-12-31'::date), received_at, id`;

export type LotPlace = [gone: string, useBy: string, receivedAt: string, id: string];

export function findLots(
  tx: TenantTransaction,
  tenantId: TenantId,
  itemId: StockItemId,
  {
    laboratoryId,
    after,
    max,
  }: { laboratoryId: LaboratoryId | undefined; after: LotPlace | undefined; max: number },
): Promise<LotRow[]> {
  let page = lots(tx, tenantId).where('item_id', '=', itemId);
  if (laboratoryId !== undefined) page = page.where('laboratory_id', '=', laboratoryId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(${sortOrder}) > (${after[0]}::boolean, ${after[1]}::date, ${after[2]}::timestamptz, ${after[3]}::uuid)`,
    );
  return page
    .orderBy(sql`(on_hand = 0)`)
    .orderBy(sql`coalesce(use_by, '9999-12-31'::date)`)
    .orderBy('received_at')
    .orderBy('id')
    .limit(max)
    .execute();
}

/** Lots of an item with remaining stock in a laboratory. */
export function findLotsLeft(
  tx: TenantTransaction,
  tenantId: TenantId,
  itemId: StockItemId,
  laboratoryId: LaboratoryId,
): Promise<LotRow[]> {
  return lots(tx, tenantId)
    .where('item_id', '=', itemId)
    .where('laboratory_id', '=', laboratoryId)
    .where('on_hand', '>', 0)
    .execute();
}

export function findLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: StockLotId,
): Promise<LotRow | undefined> {
  return lots(tx, tenantId).where('id', '=', id).executeTakeFirst();
}

export function findLotByNumber(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    itemId,
    laboratoryId,
    lotNumber,
  }: { itemId: StockItemId; laboratoryId: LaboratoryId; lotNumber: string },
): Promise<LotRow | undefined> {
  return lots(tx, tenantId)
    .where('item_id', '=', itemId)
    .where('laboratory_id', '=', laboratoryId)
    .where('lot_number', '=', lotNumber)
    .executeTakeFirst();
}

export function insertLot(
  tx: TenantTransaction,
  row: Omit<Insertable<Schema['stock_lot']>, 'id'>,
): Promise<LotRow> {
  return tx
    .insertInto('stock_lot')
    .values({ id: newId<StockLotId>(), ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the next version of a lot. */
export function updateLot(
  tx: TenantTransaction,
  { tenant_id, id, version }: LotRow,
  change: Updateable<Schema['stock_lot']>,
  now: Date,
): Promise<LotRow> {
  return tx
    .updateTable('stock_lot')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a stock transaction, which updates its lot. */
export function addTransaction(
  tx: TenantTransaction,
  row: Omit<Insertable<Schema['stock_transaction']>, 'id'>,
): Promise<Selectable<Schema['stock_transaction']>> {
  return tx
    .insertInto('stock_transaction')
    .values({ id: uuidv7(), ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type TransactionRow = Awaited<ReturnType<typeof findTransactions>>[number];

/** Newest first. */
export function findTransactions(
  tx: TenantTransaction,
  tenantId: TenantId,
  itemId: StockItemId,
  {
    lotId,
    after,
    max,
  }: { lotId: StockLotId | undefined; after: [string, string] | undefined; max: number },
) {
  let page = tx
    .selectFrom('stock_transaction as t')
    .innerJoin('stock_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 't.tenant_id').onRef('l.id', '=', 't.lot_id'),
    )
    .selectAll('t')
    .select('l.lot_number')
    .where('t.tenant_id', '=', tenantId)
    .where('t.item_id', '=', itemId);
  if (lotId !== undefined) page = page.where('t.lot_id', '=', lotId);
  if (after !== undefined)
    page = page.where(sql<boolean>`(t.at, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return page.orderBy('t.at', 'desc').orderBy('t.id', 'desc').limit(max).execute();
}
