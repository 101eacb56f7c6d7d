import type {
  StockCountLine,
  StockCountState,
  StockItemType,
  StorageCondition,
} from '@alms/lis-domain/inventory';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Stock counts with their progress. */
function counts(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('stock_count as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('stock_count_line as n')
          .select([
            sql<number>`count(*)::integer`.as('lots'),
            sql<number>`count(n.counted)::integer`.as('counted'),
            sql<number>`count(*) filter (where n.counted <> n.expected)::integer`.as('differences'),
          ])
          .whereRef('n.tenant_id', '=', 'c.tenant_id')
          .whereRef('n.count_id', '=', 'c.id')
          .as('n'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select(['n.lots', 'n.counted', 'n.differences'])
    .where('c.tenant_id', '=', tenantId);
}

export type CountRow = Awaited<ReturnType<typeof findCounts>>[number];

/** Newest first. */
export function findCounts(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    laboratoryId,
    status,
    after,
    max,
  }: {
    laboratoryId: LaboratoryId | undefined;
    status: StockCountState | undefined;
    after: [string, string] | undefined;
    max: number;
  },
) {
  let page = counts(tx, tenantId);
  if (laboratoryId !== undefined) page = page.where('c.laboratory_id', '=', laboratoryId);
  if (status !== undefined) page = page.where('c.status', '=', status);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('c.created_at', 'desc').orderBy('c.id', 'desc').limit(max).execute();
}

export function findCount(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<CountRow | undefined> {
  return counts(tx, tenantId).where('c.id', '=', id).executeTakeFirst();
}

/** Locks a count until the transaction ends. */
export async function lockCount(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<void> {
  await tx
    .selectFrom('stock_count')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** By location, then by name: the order of the shelves. */
export function findLines(
  tx: TenantTransaction,
  tenantId: TenantId,
  countId: string,
): Promise<StockCountLine[]> {
  return tx
    .selectFrom('stock_count_line as n')
    .innerJoin('stock_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 'n.tenant_id').onRef('l.id', '=', 'n.lot_id'),
    )
    .innerJoin('stock_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'l.tenant_id').onRef('i.id', '=', 'l.item_id'),
    )
    .select([
      'n.lot_id',
      'l.item_id',
      'i.code as item_code',
      'i.name as item_name',
      'i.unit',
      'l.lot_number',
      'l.location',
      'n.expected',
      'n.counted',
    ])
    .where('n.tenant_id', '=', tenantId)
    .where('n.count_id', '=', countId)
    .orderBy('l.location')
    .orderBy(({ fn }) => fn('lower', ['i.name']))
    .orderBy('l.lot_number')
    .orderBy('n.lot_id')
    .execute();
}

/**
 * Starts a count of every lot of the requested kind in stock in the laboratory. Returns the number
 * of lots.
 */
export async function insertCount(
  tx: TenantTransaction,
  row: Insertable<Schema['stock_count']> & {
    tenant_id: TenantId;
    laboratory_id: LaboratoryId;
    storage: StorageCondition | null;
    type: StockItemType | null;
  },
): Promise<number> {
  await tx.insertInto('stock_count').values(row).execute();
  const { numAffectedRows = 0n } = await sql`
    insert into stock_count_line (tenant_id, count_id, lot_id)
    select l.tenant_id, ${row.id}::uuid, l.id from stock_lot l join stock_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
    where l.tenant_id = ${row.tenant_id}::uuid and l.laboratory_id = ${row.laboratory_id}::uuid and l.on_hand > 0
      and (${row.storage}::text is null or i.storage = ${row.storage}) and (${row.type}::text is null or i.type = ${row.type})`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/**
 * Records counted quantities with the currently recorded stock. Returns the number of lots matched.
 */
export async function writeCounted(
  tx: TenantTransaction,
  tenantId: TenantId,
  countId: string,
  lines: readonly { lot_id: string; counted: number | null }[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update stock_count_line n set counted = given.counted, expected = case when given.counted is null then null else l.on_hand end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (lot_id uuid, counted integer)
    join stock_lot l on l.tenant_id = ${tenantId}::uuid and l.id = given.lot_id
    where n.tenant_id = ${tenantId}::uuid and n.count_id = ${countId}::uuid and n.lot_id = given.lot_id`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

export async function updateCount(
  tx: TenantTransaction,
  { tenant_id, id, version }: CountRow,
  change: Updateable<Schema['stock_count']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stock_count')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}
