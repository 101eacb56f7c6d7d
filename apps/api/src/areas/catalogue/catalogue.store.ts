import type {
  AutoverifyRule,
  RelatedTest,
  TestDefinition,
  TestParameter,
  TestVersion,
  TestParameterId,
} from '@alms/lis-domain/catalogue';
import { normaliseName } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql, type Selectable } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { newId } from '../../platform/db/new-id.ts';

type Row = Selectable<Schema['test_parameter']>;

function testOf({
  definition,
  id,
  code,
  name,
  kind,
  department,
  status,
  version,
  created_at,
  updated_at,
  proposed,
  limits_confirmed_by: user_id,
  limits_confirmed_by_name: confirmer,
  limits_confirmed_at: at,
}: Row): TestParameter {
  return {
    ...definition,
    id,
    code,
    name,
    kind,
    department,
    status,
    version,
    created_at,
    updated_at,
    proposal: proposed
      ? {
          confirmed:
            user_id === null || at === null ? null : { by: { user_id, name: confirmer ?? '' }, at },
        }
      : null,
  };
}

/** Panels sort first. */
const sortOrder = sql<boolean>`kind <> 'panel'`;

function tests(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('test_parameter')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy(sortOrder)
    .orderBy('name')
    .orderBy('id');
}

export interface TestPage {
  search: string | undefined;
  department: TestDefinition['department'] | undefined;
  status: TestDefinition['status'] | undefined;
  /** Only tests with unconfirmed limits of a starter pack. */
  unconfirmed: boolean;
  /** Panel flag (false for a panel), name and id of the last test on the previous page. */
  after: [string, string, string] | undefined;
  max: number;
}

/** Tests in list order. Retired tests only on request. */
export async function findTestPage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { search, department, status, unconfirmed, after, max }: TestPage,
): Promise<TestParameter[]> {
  let page = tests(tx, tenantId).limit(max);
  page =
    status === undefined
      ? page.where('status', '<>', 'retired')
      : page.where('status', '=', status);
  if (unconfirmed)
    page = page.where('proposed', '=', true).where('limits_confirmed_at', 'is', null);
  if (department !== undefined) page = page.where('department', '=', department);
  if (search !== undefined) page = page.where('search_text', 'like', `%${normaliseName(search)}%`);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(${sortOrder}, name, id) > (${after[0]}::boolean, ${after[1]}::text, ${after[2]}::uuid)`,
    );
  return (await page.execute()).map(testOf);
}

/** All orderable tests. */
export async function findOrderableTests(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<TestParameter[]> {
  return (await tests(tx, tenantId).where('status', '=', 'active').execute()).map(testOf);
}

/** All tests, including retired ones. */
export async function findAllTests(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<TestParameter[]> {
  return (await tests(tx, tenantId).execute()).map(testOf);
}

export async function findTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: TestParameterId,
): Promise<TestParameter | undefined> {
  const row = await tx
    .selectFrom('test_parameter')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && testOf(row);
}

/** The given tests with an enabled autoverification rule. */
export async function findAutoverifyRules(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly TestParameterId[],
): Promise<(Pick<TestParameter, 'id' | 'code' | 'version'> & { rule: AutoverifyRule })[]> {
  return tx
    .selectFrom('test_parameter')
    .select(['id', 'code', 'version', sql<AutoverifyRule>`definition->'autoverify'`.as('rule')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where(sql<boolean>`definition @> '{"autoverify": {"enabled": true}}'`)
    .execute();
}

/**
 * Locks the facility's catalogue until the transaction ends, so that panel members stay as
 * validated.
 */
export async function lockCatalogue(tx: TenantTransaction, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}, 4))`.execute(tx);
}

/** All panels and calculated tests, which refer to others, and the tests with these codes. */
export async function findRelatedTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  codes: readonly string[],
): Promise<RelatedTest[]> {
  const rows = await tx
    .selectFrom('test_parameter')
    .select(['code', 'kind', 'status', 'definition'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) =>
      or([eb('kind', '<>', 'single'), ...(codes.length > 0 ? [eb('code', 'in', codes)] : [])]),
    )
    .execute();
  return rows.map(({ definition, ...row }) => ({ ...definition, ...row }));
}

/**
 * Codes of active tests that depend on a test: its panels, tests calculated from it and reflex
 * rules that order it.
 */
export async function findDependentTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  code: string,
): Promise<string[]> {
  const [asInput, asAdded] = [[{ code }], [{ add: [code] }]].map((part) => JSON.stringify(part));
  const rows = await tx
    .selectFrom('test_parameter')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'retired')
    .where(
      sql<boolean>`(kind = 'panel' and definition->'members' ? ${code} or kind = 'calculated' and definition->'calculation'->'inputs' @> ${asInput}::jsonb or definition->'reflex' @> ${asAdded}::jsonb)`,
    )
    .orderBy('code')
    .execute();
  return rows.map((row) => row.code);
}

/** Codes of active tests whose formula reads a test. */
export async function findActiveFormulas(
  tx: TenantTransaction,
  tenantId: TenantId,
  code: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('test_parameter')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('kind', '=', 'calculated')
    .where(
      sql<boolean>`definition->'calculation'->'inputs' @> ${JSON.stringify([{ code }])}::jsonb`,
    )
    .orderBy('code')
    .execute();
  return rows.map((row) => row.code);
}

/** Whether a test or panel was ever ordered or used in quality control. */
export async function wasUsed(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, code }: Pick<TestParameter, 'id' | 'code'>,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from order_item where tenant_id = ${tenantId}::uuid and (test_parameter_id = ${id}::uuid or panel_code = ${code}))
      or exists (select from qc_test where tenant_id = ${tenantId}::uuid and test_parameter_id = ${id}::uuid)
      or exists (select from qc_material_test where tenant_id = ${tenantId}::uuid and test_parameter_id = ${id}::uuid) as used
  `.execute(tx);
  return rows[0]?.used ?? true;
}

/** User and time of a catalogue change. `by` is null for tests supplied by the service. */
export interface CatalogueChange {
  by: { id: UserId; full_name: string } | null;
  now: Date;
  reason?: string;
  /** Whether new tests have the limits of a starter pack, which the laboratory must confirm. */
  proposed?: boolean;
}

/** Searchable text of a test. */
function searchText({ code, name, short_name, aliases, translations }: TestDefinition): string {
  return normaliseName(
    [
      code,
      name,
      short_name,
      ...aliases,
      ...Object.values(translations).map((translation) => translation.name),
    ].join(' '),
  );
}

function columnsOf(definition: TestDefinition) {
  const { code, name, kind, department, status } = definition;
  return {
    code,
    name,
    kind,
    department,
    status,
    definition: json(definition),
    search_text: searchText(definition),
  };
}

async function insertVersions(
  tx: TenantTransaction,
  tenantId: TenantId,
  versions: readonly { id: TestParameterId; version: number; definition: TestDefinition }[],
  { by, now, reason }: CatalogueChange,
): Promise<void> {
  const change = {
    changed_by: by?.id ?? null,
    changed_by_name: by?.full_name ?? null,
    changed_at: now,
    reason: reason ?? null,
  };
  await tx
    .insertInto('test_parameter_version')
    .values(
      versions.map(({ id, version, definition }) => ({
        tenant_id: tenantId,
        test_parameter_id: id,
        version,
        definition: json(definition),
        ...change,
      })),
    )
    .execute();
}

/** Adds tests whose code is new to the facility. Returns the ids of the added tests. */
export async function insertTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  definitions: readonly TestDefinition[],
  change: CatalogueChange,
): Promise<TestParameterId[]> {
  const ids: TestParameterId[] = [];
  for (const chunk of chunksOf(definitions)) {
    const rows = chunk.map((definition) => ({
      tenant_id: tenantId,
      id: newId<TestParameterId>(),
      ...columnsOf(definition),
      // A panel has no limits of its own.
      proposed: change.proposed === true && definition.kind !== 'panel',
      created_at: change.now,
      updated_at: change.now,
    }));
    const added = await tx
      .insertInto('test_parameter')
      .values(rows)
      .onConflict((taken) => taken.columns(['tenant_id', 'code']).doNothing())
      .returning(['id', 'version', 'definition'])
      .execute();
    if (added.length > 0) await insertVersions(tx, tenantId, added, change);
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

/** Stores the next version of a test. */
export function updateTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  test: Pick<TestParameter, 'id' | 'version'>,
  definition: TestDefinition,
  change: CatalogueChange,
): Promise<void> {
  return updateTests(tx, tenantId, [{ ...test, definition }], change);
}

/** Stores the next version of each of these tests. */
export async function updateTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  changed: readonly (Pick<TestParameter, 'id' | 'version'> & { definition: TestDefinition })[],
  change: CatalogueChange,
): Promise<void> {
  for (const chunk of chunksOf(changed)) {
    const next = chunk.map(({ id, version, definition }) => ({
      id,
      version: version + 1,
      definition,
    }));
    const rows = next.map(({ id, version, definition }) => ({
      id,
      version,
      name: definition.name,
      department: definition.department,
      status: definition.status,
      definition,
      search_text: searchText(definition),
    }));
    await sql`
      update test_parameter as old
      set name = new.name, department = new.department, status = new.status, definition = new.definition, search_text = new.search_text, version = new.version, updated_at = ${change.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, version integer, name text, department text, status text, definition jsonb, search_text text)
      where old.tenant_id = ${tenantId}::uuid and old.id = new.id
    `.execute(tx);
    await insertVersions(tx, tenantId, next, change);
  }
}

/** Records the user who confirmed the limits of a test. */
export async function confirmTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: TestParameterId,
  { by, now }: { by: { id: UserId; full_name: string }; now: Date },
): Promise<void> {
  await tx
    .updateTable('test_parameter')
    .set({
      limits_confirmed_by: by.id,
      limits_confirmed_by_name: by.full_name,
      limits_confirmed_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a test and its versions. Only for unreferenced tests. */
export async function deleteTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: TestParameterId,
): Promise<void> {
  await tx
    .deleteFrom('test_parameter')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Versions of a test, newest first, before the given one. */
export async function findVersions(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: TestParameterId,
  { before, max }: { before: number | undefined; max: number },
): Promise<TestVersion[]> {
  let page = tx
    .selectFrom('test_parameter_version')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('test_parameter_id', '=', id);
  if (before !== undefined) page = page.where('version', '<', before);
  const rows = await page.orderBy('version', 'desc').limit(max).execute();
  return rows.map(
    ({ version, changed_at: at, changed_by, changed_by_name, reason, definition }) => ({
      version,
      at,
      by: changed_by === null ? null : { user_id: changed_by, name: changed_by_name ?? '' },
      reason,
      definition,
    }),
  );
}
