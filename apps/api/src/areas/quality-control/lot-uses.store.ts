import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { LotHistory } from '@alms/lis-domain/quality-control';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { ProductLotRow } from '../inventory/product-lots.store.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export interface NamedTest {
  id: TestParameterId;
  code: string;
  name: string;
}

/** SQL expression: the tests of a row by code, from its link table. */
export const testsOf = (links: 'lot_use_test' | 'calibration_test', owner: string, of: string) =>
  sql<NamedTest[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'name', t.name)
      order by t.code), '[]')
    from ${sql.table(links)} x
    join test_parameter t on t.tenant_id = x.tenant_id and t.id = x.test_parameter_id
    where x.tenant_id = ${sql.ref(`${of}.tenant_id`)}
      and ${sql.ref(`x.${owner}`)} = ${sql.ref(`${of}.id`)})`;

/** Uses of lots with their lot and tests. */
function lotUses(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('lot_use as u')
    .innerJoin('product_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 'u.tenant_id').onRef('l.id', '=', 'u.lot_id'),
    )
    .selectAll('u')
    .select([
      'l.name',
      'l.item_id',
      'l.lot_number',
      'l.expiry_date',
      'l.recalled_at',
      testsOf('lot_use_test', 'lot_use_id', 'u').as('tests'),
    ])
    .where('u.tenant_id', '=', tenantId);
}

/** The uses of lots on an instrument, latest first. */
export function findLotUses(
  tx: TenantTransaction,
  tenantId: TenantId,
  instrumentId: InstrumentId,
  {
    inUse,
    after,
    max,
  }: {
    /** Only lots in use now. */
    inUse: boolean;
    after: [startedAt: string, id: string] | undefined;
    max: number;
  },
) {
  let page = lotUses(tx, tenantId).where('u.instrument_id', '=', instrumentId);
  if (inUse) page = page.where('u.ended_at', 'is', null).where('u.voided_at', 'is', null);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(u.started_at, u.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('u.started_at', 'desc').orderBy('u.id', 'desc').limit(max).execute();
}

export type LotUseRow = Awaited<ReturnType<typeof findLotUses>>[number];

export function findLotUse(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<LotUseRow | undefined> {
  return lotUses(tx, tenantId).where('u.id', '=', id).executeTakeFirst();
}

/** Uses on an instrument, for any of these tests, that had not ended at a time. */
export function findUsesNotEndedAt(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    instrumentIds,
    testIds,
    at,
  }: {
    instrumentIds: readonly InstrumentId[];
    testIds: readonly TestParameterId[];
    at: string;
  },
): Promise<LotUseRow[]> {
  return lotUses(tx, tenantId)
    .where('u.instrument_id', 'in', [...new Set(instrumentIds)])
    .where('u.voided_at', 'is', null)
    .where(sql<boolean>`(u.ended_at is null or u.ended_at > ${at}::timestamptz)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lot_use_test as x')
          .select('x.lot_use_id')
          .whereRef('x.tenant_id', '=', 'u.tenant_id')
          .whereRef('x.lot_use_id', '=', 'u.id')
          .where('x.test_parameter_id', 'in', [...new Set(testIds)]),
      ),
    )
    .orderBy('u.started_at')
    .orderBy('u.id')
    .execute();
}

/** Open uses of a lot on all instruments. */
export function findOpenUses(
  tx: TenantTransaction,
  tenantId: TenantId,
  lotId: ProductLotId,
): Promise<LotUseRow[]> {
  return lotUses(tx, tenantId)
    .where('u.lot_id', '=', lotId)
    .where('u.ended_at', 'is', null)
    .where('u.voided_at', 'is', null)
    .orderBy('u.id')
    .execute();
}

export async function insertLotUse(
  tx: TenantTransaction,
  row: Insertable<Schema['lot_use']>,
  tests: readonly TestParameterId[],
): Promise<void> {
  await tx.insertInto('lot_use').values(row).execute();
  await tx
    .insertInto('lot_use_test')
    .values(tests.map((test_parameter_id) => ({ lot_use_id: row.id, test_parameter_id })))
    .execute();
}

/** Stores the end or voiding of a use. */
export async function updateLotUse(
  tx: TenantTransaction,
  { tenant_id, id, version }: Pick<LotUseRow, 'tenant_id' | 'id' | 'version'>,
  change: Updateable<Schema['lot_use']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lot_use')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** Each test with what is known of a reagent lot and its product on an instrument. */
export async function findLotHistory(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    instrumentId,
    lot,
    testIds,
  }: {
    instrumentId: InstrumentId;
    lot: Pick<ProductLotRow, 'id' | 'item_id' | 'name'>;
    testIds: readonly TestParameterId[];
  },
): Promise<(LotHistory & { code: string })[]> {
  const used = (of: RawBuilder<unknown>) => sql<boolean>`exists (
    select from lot_use u
    join lot_use_test x on x.tenant_id = u.tenant_id and x.lot_use_id = u.id
    join product_lot l on l.tenant_id = u.tenant_id and l.id = u.lot_id
    where u.tenant_id = t.tenant_id and u.instrument_id = ${instrumentId}::uuid
      and u.kind = 'reagent' and u.voided_at is null and x.test_parameter_id = t.id and ${of})`;
  const isSameProduct =
    lot.item_id === null
      ? sql`l.item_id is null and lower(l.name) = lower(${lot.name})`
      : sql`l.item_id = ${lot.item_id}::uuid`;
  const { rows } = await sql<LotHistory & { code: string }>`
    select t.code,
      ${used(sql`u.lot_id <> ${lot.id}::uuid and ${isSameProduct}`)} as "usedOther",
      ${used(sql`u.lot_id = ${lot.id}::uuid`)} as "usedThis",
      exists (
        select from lot_comparison c
        where c.tenant_id = t.tenant_id and c.instrument_id = ${instrumentId}::uuid
          and c.test_parameter_id = t.id and c.lot_id = ${lot.id}::uuid and c.decision = 'accepted'
      ) as accepted
    from test_parameter t
    where t.tenant_id = ${tenantId}::uuid and t.id = any(${[...testIds]}::uuid[])
    order by t.code`.execute(tx);
  return rows;
}
