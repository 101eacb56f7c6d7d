import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export type LimitRow = Selectable<Schema['eqa_limit']>;

/** Limits with the name and current unit of their test. */
function limits(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('eqa_limit as l')
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'l.tenant_id').onRef('t.id', '=', 'l.test_parameter_id'),
    )
    .selectAll('l')
    .select(['t.code', 't.name', sql<string | null>`t.definition ->> 'unit'`.as('test_unit')])
    .where('l.tenant_id', '=', tenantId);
}

/** By name of the test, latest first. */
export function findLimits(
  tx: TenantTransaction,
  tenantId: TenantId,
  { after, max }: { after: [name: string, validFrom: string, id: string] | undefined; max: number },
) {
  let page = limits(tx, tenantId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(t.name > ${after[0]} or (t.name = ${after[0]} and (l.valid_from < ${after[1]}::date or (l.valid_from = ${after[1]}::date and l.id > ${after[2]}::uuid))))`,
    );
  return page
    .orderBy('t.name')
    .orderBy('l.valid_from', 'desc')
    .orderBy('l.id')
    .limit(max)
    .execute();
}

export type NamedLimitRow = Awaited<ReturnType<typeof findLimits>>[number];

export function findNamedLimits(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<NamedLimitRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return limits(tx, tenantId).where('l.id', 'in', ids).orderBy('t.name').orderBy('l.id').execute();
}

/** All limits of the given tests, whatever their day. */
export function findLimitsOfTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  testIds: readonly TestParameterId[],
): Promise<LimitRow[]> {
  if (testIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('eqa_limit')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('test_parameter_id', 'in', [...new Set(testIds)])
    .execute();
}

/** Stores limits and returns the ids of those whose test had none from that day. */
export async function insertLimits(
  tx: TenantTransaction,
  rows: readonly Insertable<Schema['eqa_limit']>[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx
    .insertInto('eqa_limit')
    .values(rows)
    .onConflict((taken) =>
      taken.columns(['tenant_id', 'test_parameter_id', 'valid_from']).doNothing(),
    )
    .returning('id')
    .execute();
  return new Set(added.map(({ id }) => id));
}

export async function deleteLimit(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<void> {
  await tx.deleteFrom('eqa_limit').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** An active test with numeric results. */
export interface CodedTest {
  id: TestParameterId;
  code: string;
  loinc: string;
  unit: string | null;
}

/** Active numeric tests with one of these LOINC codes, by code. */
export async function findTestsByLoinc(
  tx: TenantTransaction,
  tenantId: TenantId,
  loinc: readonly string[],
): Promise<CodedTest[]> {
  const { rows } = await sql<CodedTest>`
    select id, code, definition -> 'loinc' ->> 'code' as loinc, definition ->> 'unit' as unit
    from test_parameter
    where tenant_id = ${tenantId} and kind <> 'panel' and definition ->> 'status' = 'active'
      and definition ->> 'result_type' = 'numeric'
      and definition -> 'loinc' ->> 'code' = any(${loinc}::text[])
    order by code`.execute(tx);
  return rows;
}
