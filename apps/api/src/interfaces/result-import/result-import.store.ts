import type { OrderId } from '@alms/lis-domain/orders';
import type {
  ImportCounts,
  ImportRowStatus,
  ImportWait,
} from '@alms/lis-domain/interfaces/result-import';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../../areas/patients/patient-summary.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { InstrumentId } from '@alms/lis-domain/results';

/** Reads the records of all chunks, one statement after the other. */
async function eachChunk<T, Found>(
  list: readonly T[],
  find: (chunk: T[]) => Promise<Found[]>,
): Promise<Found[]> {
  const all: Found[] = [];
  for (const chunk of chunksOf(list)) all.push(...(await find(chunk)));
  return all;
}

function batches(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('import_batch as b')
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'b.tenant_id').onRef('i.id', '=', 'b.instrument_id'),
    )
    .selectAll('b')
    .select('i.name as instrument_name')
    .where('b.tenant_id', '=', tenantId);
}

export type BatchRow = Awaited<ReturnType<typeof findBatches>>[number];

/** Latest first. `after`: staging time and id of the last batch on the previous page. */
export function findBatches(
  tx: TenantTransaction,
  tenantId: TenantId,
  { after, max }: { after: [string, string] | undefined; max: number },
) {
  let page = batches(tx, tenantId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(b.created_at, b.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').limit(max).execute();
}

export function findBatch(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<BatchRow | undefined> {
  return batches(tx, tenantId).where('b.id', '=', id).executeTakeFirst();
}

/** Batches by id, with those that are not found omitted. */
export function findBatchesById(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<BatchRow[]> {
  return eachChunk(ids, (chunk) => batches(tx, tenantId).where('b.id', 'in', chunk).execute());
}

/** Locks the batch until the transaction ends. */
export async function lockBatch(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<void> {
  await tx
    .selectFrom('import_batch')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Number of other files and messages that a mapping re-evaluates. */
const MAX_REEVALUATED = 100;

/**
 * Locks a batch and the newest other ones of its instrument with open rows of these codes, in one
 * order, so that two mappings never wait for each other. Returns the ids of the others.
 */
export async function lockBatchesWithCodes(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  codes: readonly { code: string; unit: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select b.id
      from import_batch own
      join import_batch b on b.tenant_id = own.tenant_id and b.instrument_id = own.instrument_id
      where own.tenant_id = ${tenantId}::uuid and own.id = ${id}::uuid
        and b.id <> own.id and b.discarded_at is null
        and exists (
          select from import_row r
          join jsonb_to_recordset(${json(codes)}) as c (code text, unit text)
            on c.code = r.content->>'code' and c.unit = r.content->>'unit'
          where r.tenant_id = b.tenant_id and r.batch_id = b.id
            and r.status in ('ready', 'unmapped', 'refused')
        )
      order by b.created_at desc
      limit ${MAX_REEVALUATED}
    )
    select b.id from import_batch b
    where b.tenant_id = ${tenantId}::uuid and (b.id = ${id}::uuid or b.id in (select id from found))
    order by b.id
    for update
  `.execute(tx);
  return rows.flatMap((row) => (row.id === id ? [] : row.id));
}

/** The last batch of a file with this layout. */
export function findLastOfLayout(
  tx: TenantTransaction,
  tenantId: TenantId,
  layout: string,
): Promise<BatchRow | undefined> {
  return batches(tx, tenantId)
    .where('b.layout', '=', layout)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The batch of this identical file, unless discarded. */
export function findStagedFile(
  tx: TenantTransaction,
  tenantId: TenantId,
  hash: string,
): Promise<BatchRow | undefined> {
  return batches(tx, tenantId)
    .where('b.file_hash', '=', hash)
    .where('b.discarded_at', 'is', null)
    .orderBy('b.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertBatch(
  tx: TenantTransaction,
  row: Insertable<Schema['import_batch']>,
): Promise<void> {
  await tx
    .insertInto('import_batch')
    .values({ ...row, reading: json(row.reading), counts: json(row.counts) })
    .execute();
}

export async function updateBatch(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { counts, ...change }: Omit<Updateable<Schema['import_batch']>, 'reading'>,
): Promise<void> {
  await tx
    .updateTable('import_batch')
    .set({ ...change, ...(counts !== undefined && { counts: json(counts) }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Sets the rows that stand for an unreadable message to ignored. */
export async function ignoreUnreadable(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
): Promise<void> {
  await tx
    .updateTable('import_row')
    .set({ status: 'ignored', refusal: null, expected: null })
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .where('refusal', '=', 'message_unreadable')
    .execute();
}

/** Dismisses the refused message of an analyser whose row a user discarded. */
export async function dismissMessageOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
  dismissed: Pick<
    Updateable<Schema['incoming_message']>,
    'dismissed_at' | 'dismissed_by' | 'dismissed_by_name' | 'dismiss_reason'
  >,
): Promise<void> {
  await tx
    .updateTable('incoming_message')
    .set({ state: 'dismissed', ...dismissed })
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'refused')
    .execute();
}

export async function insertRows(
  tx: TenantTransaction,
  rows: readonly Insertable<Schema['import_row']>[],
): Promise<void> {
  for (const chunk of chunksOf(rows))
    await tx
      .insertInto('import_row')
      .values(
        chunk.map((row) => ({
          ...row,
          content: json(row.content),
          place: row.place ? json(row.place) : null,
          measurement: row.measurement ? json(row.measurement) : null,
        })),
      )
      .execute();
}

/** Stores the document of a row until the row is accepted. */
export async function insertFile(
  tx: TenantTransaction,
  file: Insertable<Schema['import_file']>,
): Promise<void> {
  await tx.insertInto('import_file').values(file).execute();
}

/** Document of a row that is not accepted. */
export async function findFile(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
  number: number,
): Promise<Buffer | undefined> {
  const file = await tx
    .selectFrom('import_file')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .where('number', '=', number)
    .executeTakeFirst();
  return file?.content;
}

/** Removes and returns the document of an accepted row; undefined when it was erased. */
export async function takeFile(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
  number: number,
): Promise<Buffer | undefined> {
  const file = await tx
    .deleteFrom('import_file')
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .where('number', '=', number)
    .returning('content')
    .executeTakeFirst();
  return file?.content;
}

/** Evaluation of a row. */
export type RowFindings = Pick<
  Selectable<Schema['import_row']>,
  | 'number'
  | 'status'
  | 'refusal'
  | 'expected'
  | 'test_parameter_id'
  | 'interferent'
  | 'result_id'
  | 'result_version'
  | 'value_text'
  | 'qc_run_id'
>;

export async function updateRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
  findings: readonly RowFindings[],
): Promise<void> {
  for (const chunk of chunksOf(findings)) {
    await sql`
      update import_row r
      set status = f.status, refusal = f.refusal, expected = f.expected, test_parameter_id = f.test_parameter_id, interferent = f.interferent, result_id = f.result_id, result_version = f.result_version, value_text = f.value_text, qc_run_id = f.qc_run_id,
        waits = case when f.status = 'ready' then r.waits end
      from jsonb_to_recordset(${json(chunk)}) as f (number integer, status text, refusal text, expected text, test_parameter_id uuid, interferent text, result_id uuid, result_version integer, value_text text, qc_run_id uuid)
      where r.tenant_id = ${tenantId}::uuid and r.batch_id = ${batchId}::uuid and r.number = f.number
    `.execute(tx);
  }
}

export async function countRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
): Promise<ImportCounts> {
  const rows = await tx
    .selectFrom('import_row')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .groupBy('status')
    .execute();
  const count = (status: ImportRowStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    ready: count('ready'),
    unmapped: count('unmapped'),
    refused: count('refused'),
    ignored: count('ignored'),
    entered: count('entered'),
  };
}

export interface RowPage {
  statuses?: readonly ImportRowStatus[] | undefined;
  numbers?: readonly number[] | undefined;
  codes?: readonly string[] | undefined;
  /** Number of the last row on the previous page. */
  after?: number | undefined;
  max?: number | undefined;
}

export type StagedRow = Awaited<ReturnType<typeof findRows>>[number];

/** Rows of a batch in file order, each with its matched test. */
export function findRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
  { statuses, numbers, codes, after, max }: RowPage,
) {
  let page = tx
    .selectFrom('import_row as r')
    .leftJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.test_parameter_id'),
    )
    .selectAll('r')
    .select(['t.code as test_code', 't.name as test_name'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.batch_id', '=', batchId);
  if (statuses !== undefined) page = page.where('r.status', 'in', statuses);
  if (numbers !== undefined) page = page.where('r.number', 'in', numbers);
  if (codes !== undefined) page = page.where(sql<string>`r.content->>'code'`, 'in', codes);
  if (after !== undefined) page = page.where('r.number', '>', after);
  if (max !== undefined) page = page.limit(max);
  return page.orderBy('r.number').execute();
}

interface ControlsOf {
  instrument_id: InstrumentId;
  /** Earliest arrival. */
  since: Date;
}

/** Controls on an instrument that wait for other levels. */
const incompleteControls = (
  tx: TenantTransaction,
  tenantId: TenantId,
  { instrument_id, since }: ControlsOf,
) =>
  tx
    .selectFrom('import_row as r')
    .innerJoin('import_batch as b', (on) =>
      on.onRef('b.tenant_id', '=', 'r.tenant_id').onRef('b.id', '=', 'r.batch_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .where('r.refusal', '=', 'control_incomplete')
    .where('b.instrument_id', '=', instrument_id)
    .where('b.discarded_at', 'is', null)
    .where('b.created_at', '>=', since.toISOString());

/** Controls of a test on an instrument that wait for other levels, in the order of arrival. */
export function findIncompleteControls(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    test_parameter_id,
    except,
    ...of
  }: ControlsOf & {
    test_parameter_id: TestParameterId;
    /** Batch whose rows are omitted. */
    except: string;
  },
) {
  return incompleteControls(tx, tenantId, of)
    .selectAll('r')
    .where('r.test_parameter_id', '=', test_parameter_id)
    .where('b.id', '<>', except)
    .orderBy('b.created_at')
    .orderBy('b.id')
    .orderBy('r.number')
    .execute();
}

/** Tests with controls on an instrument that wait for other levels. */
export async function findTestsAwaitingControls(
  tx: TenantTransaction,
  tenantId: TenantId,
  of: ControlsOf,
): Promise<ReadonlySet<string>> {
  const rows = await incompleteControls(tx, tenantId, of)
    .select('r.test_parameter_id')
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ test_parameter_id }) => test_parameter_id ?? []));
}

/** Why ready rows were not accepted without a user. */
export async function setWaits(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
  waits: readonly { number: number; waits: ImportWait }[],
): Promise<void> {
  for (const chunk of chunksOf(waits))
    await sql`
      update import_row r set waits = w.waits
      from jsonb_to_recordset(${json(chunk)}) as w (number integer, waits text)
      where r.tenant_id = ${tenantId}::uuid and r.batch_id = ${batchId}::uuid
        and r.number = w.number and r.status = 'ready'`.execute(tx);
}

/** Specimens by accession number, with their patients. */
export async function findSpecimens(
  tx: TenantTransaction,
  tenantId: TenantId,
  accessions: readonly string[],
) {
  return eachChunk(accessions, (numbers) =>
    tx
      .selectFrom('sample as s')
      .innerJoin('test_order as o', (on) =>
        on.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.order_id'),
      )
      .innerJoin('patient as p', (on) =>
        on.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.patient_id'),
      )
      .select([
        's.id',
        's.accession_number',
        's.order_id',
        's.status',
        's.version',
        's.condition',
        's.patient_id',
        's.collected_at',
        's.fasting as fasting_at_collection',
        'o.conditions',
        'o.fasting',
        ...summaryColumns,
      ])
      .where('s.tenant_id', '=', tenantId)
      .where('s.accession_number', 'in', numbers)
      .execute(),
  );
}

/** Results of these orders, each with its test version as ordered and its specimen number. */
export async function findOrderedResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
) {
  return eachChunk(orderIds, (ids) =>
    tx
      .selectFrom('current_result as r')
      .innerJoin('sample as s', (on) =>
        on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
      )
      .select([
        'r.id',
        'r.version',
        'r.status',
        'r.order_id',
        'r.sample_id',
        'r.test_parameter_id',
        'r.test_version',
        's.accession_number',
      ])
      .where('r.tenant_id', '=', tenantId)
      .where('r.order_id', 'in', ids)
      .execute(),
  );
}

/** Test definitions in the versions ordered. */
export async function findDefinitions(
  tx: TenantTransaction,
  tenantId: TenantId,
  tests: readonly { test_parameter_id: string; test_version: number }[],
) {
  if (tests.length === 0) return [];
  const pairs = [
    ...new Set(
      tests.map(({ test_parameter_id, test_version }) => `${test_parameter_id} ${test_version}`),
    ),
  ].map((pair) => pair.split(' '));
  return tx
    .selectFrom('test_parameter_version')
    .select(['test_parameter_id', 'version', 'definition'])
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(test_parameter_id, version) in (${sql.join(pairs.map(([id, version]) => sql`(${id}::uuid, ${version}::integer)`))})`,
    )
    .execute();
}

/** Code mappings of an instrument. */
export function findMappings(
  tx: TenantTransaction,
  tenantId: TenantId,
  instrumentId: InstrumentId,
) {
  return tx
    .selectFrom('instrument_code')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('instrument_id', '=', instrumentId)
    .orderBy('code')
    .orderBy('unit')
    .execute();
}

/** Returns false when the mapping has changed since it was read. */
export async function writeMapping(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    version,
    ...mapping
  }: Omit<Selectable<Schema['instrument_code']>, 'tenant_id' | 'created_at' | 'updated_at'>,
  now: Date,
): Promise<boolean> {
  const { instrument_id, code, unit, ...meaning } = mapping;
  const written =
    version === 0
      ? await tx
          .insertInto('instrument_code')
          .values({ ...mapping, created_at: now, updated_at: now })
          .onConflict((known) =>
            known.columns(['tenant_id', 'instrument_id', 'code', 'unit']).doNothing(),
          )
          .returning('version')
          .execute()
      : await tx
          .updateTable('instrument_code')
          .set({ ...meaning, version: version + 1, updated_at: now })
          .where('tenant_id', '=', tenantId)
          .where('instrument_id', '=', instrument_id)
          .where('code', '=', code)
          .where('unit', '=', unit)
          .where('version', '=', version)
          .returning('version')
          .execute();
  return written.length > 0;
}

/** Codes and units of the remaining rows, most frequent first. */
export async function findCodes(
  tx: TenantTransaction,
  tenantId: TenantId,
  batchId: string,
): Promise<{ code: string; unit: string; rows: number }[]> {
  const { rows } = await sql<{ code: string; unit: string; rows: number }>`
    select content->>'code' as code, content->>'unit' as unit, count(*) as rows
    from import_row
    where tenant_id = ${tenantId}::uuid and batch_id = ${batchId}::uuid and status <> 'entered' and content->>'code' <> ''
    group by 1, 2
    order by 3 desc, 1, 2
    limit 200
  `.execute(tx);
  return rows;
}

/** Tests a code can be mapped to: measured tests only. */
export function findMeasuredTests(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('test_parameter')
    .select(['id', 'code', 'name', 'definition'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'single')
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute();
}
