import type { OrderId } from '@alms/lis-domain/orders';
import {
  fullName,
  movedKinds,
  type ComparedNames,
  type MergedPart,
  type MovedKind,
  type Patient,
  type PatientMerge,
  type PatientId,
} from '@alms/lis-domain/patients';
import { isReported, resultStates } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { MergedRoot } from '../../platform/db/tables/patients.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { identifierText, searchText, type PatientRow } from './patients.store.ts';

/**
 * All tables with patient data, and how an undone merge identifies their rows: by themselves, or by
 * the order they belong to, which is moved as a whole.
 */
export const patientTables = {
  test_order: 'itself',
  appointment: 'itself',
  app_user: 'itself',
  patient_identifier: 'itself',
  patient_consent: 'itself',
  patient_coverage: 'itself',
  patient_condition: 'itself',
  sample: 'order',
  result: 'order',
  invoice: 'order',
  critical_call: 'order',
} as const satisfies Partial<Record<keyof Schema, 'itself' | 'order'>>;

const tablesOf: Record<
  MovedKind,
  { [table in keyof typeof patientTables]: table }[keyof typeof patientTables]
> = {
  orders: 'test_order',
  samples: 'sample',
  results: 'result',
  invoices: 'invoice',
  appointments: 'appointment',
  critical_calls: 'critical_call',
  accounts: 'app_user',
  identifiers: 'patient_identifier',
  consents: 'patient_consent',
  coverages: 'patient_coverage',
  conditions: 'patient_condition',
};

/** Number of rows of each kind for a patient; all versions of a result count once. */
export async function countMoves(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<Record<MovedKind, number>> {
  const counts = movedKinds.map((kind) => {
    const table = sql.table(tablesOf[kind] === 'result' ? 'current_result' : tablesOf[kind]);
    return sql`(select count(*)::integer from ${table} where tenant_id = ${tenantId}::uuid and patient_id = ${patientId}::uuid) as ${sql.ref(kind)}`;
  });
  const { rows } = await sql<Record<MovedKind, number>>`select ${sql.join(counts)}`.execute(tx);
  if (!rows[0]) throw new Error('A count query must return one row.');
  return rows[0];
}

/**
 * Locks these patients until the transaction ends against merges, corrections, orders and specimen
 * changes.
 */
export async function lockPatients(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly PatientId[],
): Promise<void> {
  await tx
    .selectFrom('patient')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .selectFrom('test_order')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .selectFrom('sample')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

const reported = resultStates.filter(isReported);

/** Stores the patient details with every reported value before the record changes. */
export async function preserveReportedIdentity(
  tx: TenantTransaction,
  tenantId: TenantId,
  patient: PatientRow,
): Promise<void> {
  const { mrn, birth_date, birth_date_estimated, gender, sex_for_ranges } = patient;
  await tx
    .updateTable('result')
    .set({
      reported_as: json({
        full_name: fullName(patient),
        mrn,
        birth_date,
        gender,
        sex_for_ranges,
        ...(birth_date_estimated && { birth_date_estimated }),
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patient.id)
    .where('status', 'in', reported)
    .where('reported_as', 'is', null)
    .execute();
}

/** Rows of each root to move: all of the patient's rows, or those of an earlier merge. */
export type Moved = ReadonlyMap<MergedRoot, readonly string[]>;

const roots = [
  ...Object.entries(patientTables)
    .filter(([, by]) => by === 'itself')
    .map(([table]) => table as Exclude<MergedRoot, 'patient'>),
  'patient',
] as const;

/** Column with the patient of a root's row. */
const ownerOf = (root: MergedRoot) => sql.ref(root === 'patient' ? 'merged_into_id' : 'patient_id');

/** Updates change timestamps, so that consumers of changes see the new patient. */
const changes: Partial<
  Record<MergedRoot | keyof typeof patientTables, (now: Date) => RawBuilder<unknown>>
> = {
  patient: (now) => sql`, updated_at = ${now}, version = version + 1`,
  sample: (now) => sql`, updated_at = ${now}, version = version + 1`,
  result: (now) => sql`, moved_at = ${now}`,
};

/** Rows left behind in a merge because the other record contains an identical one. */
const united: Partial<Record<MergedRoot, (to: string) => RawBuilder<unknown>>> = {
  patient_coverage: (to) => sql`
    and not exists (
      select from patient_coverage s where s.tenant_id = patient_coverage.tenant_id and s.patient_id = ${to}::uuid
        and (s.payer_id, s.policy_number, s.group_name, s.valid_from, s.valid_to)
          is not distinct from (patient_coverage.payer_id, patient_coverage.policy_number, patient_coverage.group_name, patient_coverage.valid_from, patient_coverage.valid_to))`,
  patient_condition: (to) => sql`
    and not exists (
      select from patient_condition s where s.tenant_id = patient_condition.tenant_id and s.patient_id = ${to}::uuid
        and (s.code, s.held_from, s.held_to, s.gestational_age_weeks)
          is not distinct from (patient_condition.code, patient_condition.held_from, patient_condition.held_to, patient_condition.gestational_age_weeks))`,
};

/** Moves rows from one patient to another and returns them. */
export async function moveRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  { from, to, only }: { from: string; to: string; only?: Moved },
  now: Date,
): Promise<Moved> {
  const moved = new Map<MergedRoot, readonly string[]>();
  for (const root of roots) {
    const chosen = only
      ? sql`and id = any(${only.get(root) ?? []}::uuid[])`
      : (united[root]?.(to) ?? sql``);
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(root)} set ${ownerOf(root)} = ${to}::uuid ${changes[root]?.(now) ?? sql``} where tenant_id = ${tenantId}::uuid and ${ownerOf(root)} = ${from}::uuid ${chosen} returning id
    `.execute(tx);
    moved.set(
      root,
      rows.map(({ id }) => id),
    );
  }
  const orderIds = (moved.get('test_order') ?? []) as readonly OrderId[];
  await followOrders(tx, tenantId, orderIds, to, now);
  return moved;
}

const ordered = (Object.keys(patientTables) as (keyof typeof patientTables)[]).filter(
  (table) => patientTables[table] === 'order',
);

/** Moves the data that belongs to these orders. */
async function followOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
  to: string,
  now: Date,
): Promise<void> {
  if (orderIds.length === 0) return;
  const ofOrders = sql`tenant_id = ${tenantId}::uuid and order_id = any(${orderIds}::uuid[])`;
  for (const table of ordered) {
    // Every version of a result moves; its orders are found through the indexed current version.
    const chosen =
      table === 'result'
        ? sql`tenant_id = ${tenantId}::uuid and id = any(array(select id from current_result where ${ofOrders}))`
        : ofOrders;
    await sql`update ${sql.table(table)} set patient_id = ${to}::uuid ${changes[table]?.(now) ?? sql``} where ${chosen}`.execute(
      tx,
    );
  }
  await sql`update order_item set updated_at = ${now} where ${ofOrders}`.execute(tx);
}

export async function addMerge(
  tx: TenantTransaction,
  merge: Omit<
    Selectable<Schema['patient_merge']>,
    'tenant_id' | 'undone_at' | 'undone_by_name' | 'undo_reason' | 'at'
  > & { at: Date },
  moved: Moved,
): Promise<void> {
  await tx
    .insertInto('patient_merge')
    .values({ ...merge, replaced: json(merge.replaced) })
    .execute();
  const rows = [...moved].flatMap(([table_name, ids]) =>
    ids.map((row_id) => ({ merge_id: merge.id, table_name, row_id })),
  );
  if (rows.length > 0) await tx.insertInto('patient_merge_row').values(rows).execute();
}

/** The rows moved by a merge. */
export async function movedBy(
  tx: TenantTransaction,
  tenantId: TenantId,
  mergeId: string,
): Promise<Moved> {
  const rows = await tx
    .selectFrom('patient_merge_row')
    .select(['table_name', 'row_id'])
    .where('tenant_id', '=', tenantId)
    .where('merge_id', '=', mergeId)
    .execute();
  return new Map(
    roots.map((root) => [
      root,
      rows.filter(({ table_name }) => table_name === root).map(({ row_id }) => row_id),
    ]),
  );
}

function merges(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('patient_merge as m')
    .innerJoin('patient as s', (on) =>
      on.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.id', '=', 'm.survivor_id'),
    )
    .innerJoin('patient as l', (on) =>
      on.onRef('l.tenant_id', '=', 'm.tenant_id').onRef('l.id', '=', 'm.loser_id'),
    )
    .selectAll('m')
    .select([
      's.mrn as survivor_mrn',
      's.family_name as survivor_family_name',
      's.given_name as survivor_given_name',
      's.middle_name as survivor_middle_name',
      'l.mrn as loser_mrn',
      'l.family_name as loser_family_name',
      'l.given_name as loser_given_name',
      'l.middle_name as loser_middle_name',
    ])
    .where('m.tenant_id', '=', tenantId);
}

export type MergeRow = Awaited<ReturnType<typeof findMerges>>[number];

/** Patients merged into one, newest first. */
export function findMerges(tx: TenantTransaction, tenantId: TenantId, survivorId: PatientId) {
  return merges(tx, tenantId)
    .where('m.survivor_id', '=', survivorId)
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
}

export function findMerge(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<MergeRow | undefined> {
  return merges(tx, tenantId).where('m.id', '=', id).executeTakeFirst();
}

/** Maps a merge to the contract. */
export function mergeOf(row: MergeRow): PatientMerge {
  const { id, at, reason, identity_reason, by_name, undone_at, undone_by_name, undo_reason } = row;
  return {
    id,
    at,
    reason,
    identity_reason,
    by: by_name,
    survivor: {
      id: row.survivor_id,
      mrn: row.survivor_mrn,
      full_name: fullName({
        family_name: row.survivor_family_name,
        given_name: row.survivor_given_name,
        middle_name: row.survivor_middle_name,
      }),
    },
    loser: {
      id: row.loser_id,
      mrn: row.loser_mrn,
      full_name: fullName({
        family_name: row.loser_family_name,
        given_name: row.loser_given_name,
        middle_name: row.loser_middle_name,
      }),
    },
    undone:
      undone_at === null
        ? null
        : { at: undone_at, by: undone_by_name ?? '', reason: undo_reason ?? '' },
  };
}

export async function markUndone(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  undone: { undone_at: Date; undone_by_name: string; undo_reason: string },
): Promise<void> {
  await tx
    .updateTable('patient_merge')
    .set(undone)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

type PatientChange = { [Part in MergedPart | 'status']?: Patient[Part] | undefined } & Partial<
  ComparedNames &
    Pick<PatientRow, 'merged_into_id' | 'different_person_reason' | 'mrn' | 'mrn_temporary'>
>;

/** Stores the next version of a patient. */
export async function updatePatient(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, version }: Pick<PatientRow, 'id' | 'version'>,
  change: PatientChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('patient')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Rebuilds a patient's search text from their record and the records merged into it. */
export async function renewSearchText(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: PatientId,
): Promise<void> {
  const rows = await tx
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('id', '=', id), eb('merged_into_id', '=', id)]))
    .orderBy('created_at')
    .execute();
  const identifiers = await tx
    .selectFrom('patient_identifier')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', id)
    .orderBy('value')
    .execute();
  await tx
    .updateTable('patient')
    .set({ search_text: rows.map((row) => searchText(row)).join('') + identifierText(identifiers) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Data added to a patient after an instant. */
export async function addedSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
  instant: string,
): Promise<{ order_numbers: string[]; appointments: number }> {
  const orders = await tx
    .selectFrom('test_order')
    .select('order_number')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('created_at', '>', instant)
    .orderBy('created_at')
    .execute();
  const appointments = await tx
    .selectFrom('appointment')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('created_at', '>', instant)
    .execute();
  return {
    order_numbers: orders.map(({ order_number }) => order_number),
    appointments: appointments.length,
  };
}
