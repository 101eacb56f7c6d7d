import { departments, type TestParameterId } from '@alms/lis-domain/catalogue';
import type { Laboratory, LaboratoryBody, LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** The id of the main laboratory: the facility's own. */
export const mainLaboratory = (tenantId: TenantId): LaboratoryId =>
  tenantId as string as LaboratoryId;

/** Creates the main laboratory of a new facility, which performs every department. */
export async function insertMainLaboratory(
  tx: TenantTransaction,
  tenantId: TenantId,
  name: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('laboratory')
    .values({
      tenant_id: tenantId,
      id: mainLaboratory(tenantId),
      name,
      code: 'MAIN',
      departments: [...departments],
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** All laboratories, the main one first, then by name. */
export async function findLaboratories(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<Laboratory[]> {
  const rows = await tx
    .selectFrom('laboratory as l')
    .selectAll('l')
    .select(
      sql<
        TestParameterId[]
      >`array(select t.test_parameter_id from laboratory_test t where t.tenant_id = l.tenant_id and t.laboratory_id = l.id order by t.test_parameter_id)`.as(
        'tests',
      ),
    )
    .where('l.tenant_id', '=', tenantId)
    .orderBy(sql`l.id <> l.tenant_id`)
    .orderBy(sql`lower(l.name)`)
    .execute();
  return rows.map(({ tenant_id, ...row }) => ({
    ...row,
    main: row.id === mainLaboratory(tenant_id),
  }));
}

/** Locks a laboratory against changes and new work until the transaction ends. */
export async function lockLaboratory(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
): Promise<void> {
  await tx
    .selectFrom('laboratory')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

const columnsOf = ({ tests: _tests, ...columns }: LaboratoryBody) => columns;

export async function insertLaboratory(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
  body: LaboratoryBody,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('laboratory')
    .values({ ...columnsOf(body), tenant_id: tenantId, id, created_at: now, updated_at: now })
    .execute();
  await assignTests(tx, tenantId, id, body.tests);
}

export async function updateLaboratoryRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, version }: Pick<Laboratory, 'id' | 'version'>,
  body: LaboratoryBody,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('laboratory')
    .set({ ...columnsOf(body), version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await assignTests(tx, tenantId, id, body.tests);
}

/** Assigns exactly these tests to a laboratory; another laboratory loses them. */
async function assignTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
  tests: readonly TestParameterId[],
): Promise<void> {
  await tx
    .deleteFrom('laboratory_test')
    .where('tenant_id', '=', tenantId)
    .where('laboratory_id', '=', id)
    .execute();
  if (tests.length === 0) return;
  await tx
    .insertInto('laboratory_test')
    .values(
      [...new Set(tests)].map((test_parameter_id) => ({
        tenant_id: tenantId,
        test_parameter_id,
        laboratory_id: id,
      })),
    )
    .onConflict((known) =>
      known.columns(['tenant_id', 'test_parameter_id']).doUpdateSet({ laboratory_id: id }),
    )
    .execute();
}

/** The given tests that the catalogue does not have. */
export async function findUnknownTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  tests: readonly TestParameterId[],
): Promise<string[]> {
  if (tests.length === 0) return [];
  const rows = await tx
    .selectFrom('test_parameter')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', tests)
    .execute();
  return tests.filter((test) => !rows.some(({ id }) => id === test));
}

/** What keeps a laboratory from being retired, with the number of each. */
export async function usesOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
): Promise<Record<'tests' | 'specimens' | 'instruments' | 'stock' | 'staff', number>> {
  const { rows } = await sql<
    Record<'tests' | 'specimens' | 'instruments' | 'stock' | 'staff', number>
  >`
    select
      (select count(*) from result r where r.tenant_id = ${tenantId} and r.laboratory_id = ${id} and r.is_current and r.status in ('pending', 'entered', 'held', 'not_calculated', 'verified')) as tests,
      (select count(*) from sample s where s.tenant_id = ${tenantId} and s.laboratory_id = ${id} and s.status in ('expected', 'collected', 'in_transit')) as specimens,
      (select count(*) from instrument i where i.tenant_id = ${tenantId} and i.laboratory_id = ${id} and i.active) as instruments,
      (select count(*) from stock_lot l where l.tenant_id = ${tenantId} and l.laboratory_id = ${id} and l.on_hand > 0) as stock,
      (select count(*) from user_laboratory w where w.tenant_id = ${tenantId} and w.laboratory_id = ${id}
        and not exists (select from user_laboratory o where o.tenant_id = w.tenant_id and o.user_id = w.user_id and o.laboratory_id <> w.laboratory_id)) as staff
  `.execute(tx);
  const [uses] = rows;
  if (!uses) throw new Error('@alms/api: the query of uses returned no row.');
  return uses;
}
