import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

function materials(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('qc_material as m')
    .selectAll('m')
    .select(({ selectFrom }) =>
      selectFrom('qc_material_test as mt')
        .select(
          sql<
            TestParameterId[]
          >`coalesce(array_agg(mt.test_parameter_id::text order by mt.test_parameter_id), '{}')`.as(
            'ids',
          ),
        )
        .whereRef('mt.tenant_id', '=', 'm.tenant_id')
        .whereRef('mt.material_id', '=', 'm.id')
        .as('test_parameter_ids'),
    )
    .where('m.tenant_id', '=', tenantId);
}

export type MaterialRow = Awaited<ReturnType<typeof findMaterials>>[number];
export type LotRow = Selectable<Schema['qc_lot']>;

/** By name. `after`: name and id of the last material on the previous page. */
export function findMaterials(
  tx: TenantTransaction,
  tenantId: TenantId,
  { after, max }: { after: [string, string] | undefined; max: number },
) {
  let page = materials(tx, tenantId);
  if (after !== undefined)
    page = page.where(sql<boolean>`(m.name, m.id) > (${after[0]}::text, ${after[1]}::uuid)`);
  return page.orderBy('m.name').orderBy('m.id').limit(max).execute();
}

export function findMaterialNames(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('qc_material')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** `lock`: locks the row until the transaction ends. */
export function findMaterial(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false } = {},
): Promise<MaterialRow | undefined> {
  const query = materials(tx, tenantId).where('m.id', '=', id);
  return (lock ? query.forUpdate('m') : query).executeTakeFirst();
}

/** Lots of materials by level, latest expiry first. */
export async function findLots(
  tx: TenantTransaction,
  tenantId: TenantId,
  materialIds: readonly string[],
) {
  if (materialIds.length === 0) return [];
  return tx
    .selectFrom('qc_lot as l')
    .selectAll('l')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('qc_target as t')
          .select('t.id')
          .whereRef('t.tenant_id', '=', 'l.tenant_id')
          .whereRef('t.lot_id', '=', 'l.id'),
      ).as('has_target'),
    )
    .where('l.tenant_id', '=', tenantId)
    .where('l.material_id', 'in', materialIds)
    .orderBy('l.level')
    .orderBy('l.expiry_date', 'desc')
    .orderBy('l.id')
    .execute();
}

/** Returns false when another material has this name. */
export async function insertMaterial(
  tx: TenantTransaction,
  row: Insertable<Schema['qc_material']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('qc_material')
    .values({ ...row, levels: json(row.levels) })
    .onConflict((taken) => taken.columns(['tenant_id', 'name']).doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** The given tests that exist in the facility, excluding panels. */
export async function findSingleTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly TestParameterId[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('test_parameter')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('kind', '<>', 'panel')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the tests of a material. */
export async function setTestsOfMaterial(
  tx: TenantTransaction,
  tenantId: TenantId,
  materialId: string,
  testIds: readonly TestParameterId[],
): Promise<void> {
  await tx
    .deleteFrom('qc_material_test')
    .where('tenant_id', '=', tenantId)
    .where('material_id', '=', materialId)
    .execute();
  await tx
    .insertInto('qc_material_test')
    .values(testIds.map((test_parameter_id) => ({ material_id: materialId, test_parameter_id })))
    .execute();
}

/** Returns false when the material already has a lot of this level and number. */
export async function insertLot(
  tx: TenantTransaction,
  row: Insertable<Schema['qc_lot']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('qc_lot')
    .values(row)
    .onConflict((taken) =>
      taken.columns(['tenant_id', 'material_id', 'level', 'lot_number']).doNothing(),
    )
    .returning('id')
    .execute();
  return added.length > 0;
}

/** Locked until the transaction ends. */
export function lockLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<LotRow | undefined> {
  return tx
    .selectFrom('qc_lot')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateLot(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: Updateable<Schema['qc_lot']>,
): Promise<void> {
  await tx
    .updateTable('qc_lot')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
