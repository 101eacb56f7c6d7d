import type { InstrumentId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Comparisons with their test and both lots. */
function comparisons(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('lot_comparison as c')
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.id', '=', 'c.test_parameter_id'),
    )
    .innerJoin('product_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.lot_id'),
    )
    .innerJoin('product_lot as k', (on) =>
      on.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.id', '=', 'c.current_lot_id'),
    )
    .selectAll('c')
    .select([
      't.code as test_code',
      't.name as test_name',
      'l.name as lot_name',
      'l.lot_number',
      'k.name as current_name',
      'k.lot_number as current_number',
    ])
    .where('c.tenant_id', '=', tenantId);
}

/** Latest first. */
export function findComparisons(
  tx: TenantTransaction,
  tenantId: TenantId,
  instrumentId: InstrumentId,
  { after, max }: { after: [createdAt: string, id: string] | undefined; max: number },
) {
  let page = comparisons(tx, tenantId).where('c.instrument_id', '=', instrumentId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('c.created_at', 'desc').orderBy('c.id', 'desc').limit(max).execute();
}

export type ComparisonRow = Awaited<ReturnType<typeof findComparisons>>[number];

export function findComparison(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<ComparisonRow | undefined> {
  return comparisons(tx, tenantId).where('c.id', '=', id).executeTakeFirst();
}

/** Locks the comparison until the transaction ends. */
export async function lockComparison(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<void> {
  await tx
    .selectFrom('lot_comparison')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Returns false when a comparison of the lot awaits a decision. */
export async function insertComparison(
  tx: TenantTransaction,
  row: Insertable<Schema['lot_comparison']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('lot_comparison')
    .values({ ...row, pairs: json(row.pairs) })
    .onConflict((taken) =>
      taken
        .columns(['tenant_id', 'instrument_id', 'test_parameter_id', 'lot_id'])
        .where('decision', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return added.length > 0;
}

export async function updateComparison(
  tx: TenantTransaction,
  { tenant_id, id, version }: Pick<ComparisonRow, 'tenant_id' | 'id' | 'version'>,
  { pairs, ...change }: Updateable<Schema['lot_comparison']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lot_comparison')
    .set({
      ...change,
      ...(pairs !== undefined && { pairs: json(pairs) }),
      version: version + 1,
      updated_at: now,
    })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}
