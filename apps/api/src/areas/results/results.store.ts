import type { PatientId } from '@alms/lis-domain/patients';
import type { PortalRule, TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import { outstandingStates, urgencyOf, type Priority, type OrderId } from '@alms/lis-domain/orders';
import {
  isReported,
  resultMoves,
  type ResultState,
  type ResultId,
  type WorkCounts,
} from '@alms/lis-domain/results';
import {
  drawnNumber,
  sampleStates,
  takesResults,
  type SampleId,
  type StoragePeriod,
} from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { concealedFrom, type Reading } from '../catalogue/confidential.ts';
import { wardOfOrder } from '../facility/wards.store.ts';
import { summaryColumns } from '../patients/patient-summary.ts';
import { awaitsNotification } from './critical-results/critical-results.store.ts';
import { amendmentOfResult, isUnderCorrection } from './amendment/amendments.store.ts';
import { previousOfResult, secondSpecimenOfResult } from './entry/previous-values.ts';
import { reasonOfResult, reflexesOfResult } from './calculation/reflex.store.ts';
import type { ResultOwner } from '../result-updates.ts';
import { isReportedOrWithdrawn, reportedStates } from './report/reported-states.ts';
import { fitsQuery } from '../samples/samples.store.ts';

const statesThatTakeResults = sampleStates.filter(takesResults);

/** Storage periods of specimen `s`; none if it has aliquots, because either may be tested. */
const storageOfSpecimen = sql<StoragePeriod[]>`case
  when s.storage_periods = '[]' then s.storage_periods
  when exists (select from sample a where a.tenant_id = s.tenant_id and a.parent_id = s.id) then '[]'
  else s.storage_periods end`;

/** Current results with their test version as ordered, specimen, order and patient. */
function results(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('current_result as r')
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.patient_id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .onRef('t.test_parameter_id', '=', 'r.test_parameter_id')
        .onRef('t.version', '=', 'r.test_version'),
    )
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'r.tenant_id').onRef('l.id', '=', 'r.laboratory_id'),
    )
    .selectAll('r')
    .select([
      'l.name as laboratory_name',
      'i.position',
      'i.code',
      'i.name',
      'o.order_number',
      'o.priority',
      'o.created_by as requested_by',
      'o.ordered_by',
      'o.conditions',
      wardOfOrder.as('ward'),
      'o.fasting',
      's.fasting as fasting_at_collection',
      's.accession_number',
      's.type as specimen_type',
      's.container as specimen_container',
      's.condition as specimen_condition',
      's.status as sample_status',
      's.version as sample_version',
      's.collected_at',
      's.received_at',
      storageOfSpecimen.as('specimen_storage'),
      't.definition',
      reflexesOfResult.as('reflexes'),
      reasonOfResult.as('added_because'),
      previousOfResult.as('previous'),
      secondSpecimenOfResult.as('second_specimen'),
      awaitsNotification.as('awaiting_notification'),
      amendmentOfResult.as('amendment'),
      ...summaryColumns,
    ])
    .where('r.tenant_id', '=', tenantId);
}

export type DetailedResult = Awaited<ReturnType<typeof findResults>>[number];

export interface ResultFilter {
  status: ResultState | undefined;
  order_id: OrderId | undefined;
  sample_id: SampleId | undefined;
  /** Only on specimens in the laboratory. */
  arrived: boolean;
  /** Only with an open amendment. */
  amended: boolean;
  query: string | undefined;
  department: TestDefinition['department'] | undefined;
  laboratoryId: LaboratoryId | undefined;
  priority: Priority | undefined;
  /** Only results due before this time. */
  dueBefore: Date | undefined;
  /** Condition on result `r` and its order `o`: visible to the reader. */
  shown: RawBuilder<boolean>;
}

export interface ResultPage extends ResultFilter {
  /** Urgency, due time, order time and id of the last result on the previous page. */
  after: [number, string, string, string] | undefined;
  max: number;
}

/** Sorts results without a due time last. */
const NEVER = 'infinity';
const due = sql`coalesce(r.due_at, ${sql.lit(NEVER)})`;

/** Position of a result in the work list. */
export function placeOf({
  urgency,
  due_at,
  first_created_at,
  id,
}: Pick<
  Selectable<Schema['result']>,
  'urgency' | 'due_at' | 'first_created_at' | 'id'
>): NonNullable<ResultPage['after']> {
  return [urgency, due_at ?? NEVER, first_created_at, id];
}

/** Matching results, unsorted. */
async function resultsThatFit(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    status,
    order_id,
    sample_id,
    arrived,
    amended,
    query,
    department,
    laboratoryId,
    priority,
    dueBefore,
    shown,
  }: ResultFilter,
) {
  let page = results(tx, tenantId).where(shown);
  if (status !== undefined) page = page.where('r.status', '=', status);
  if (order_id !== undefined) page = page.where('r.order_id', '=', order_id);
  if (sample_id !== undefined) page = page.where('r.sample_id', '=', sample_id);
  if (arrived) page = page.where('s.status', 'in', statesThatTakeResults);
  if (amended) page = page.where(isUnderCorrection);
  if (department !== undefined) page = page.where('r.department', '=', department);
  if (laboratoryId !== undefined) page = page.where('r.laboratory_id', '=', laboratoryId);
  if (priority !== undefined) page = page.where('r.urgency', '=', urgencyOf(priority));
  if (dueBefore !== undefined) page = page.where('r.due_at', '<', dueBefore.toISOString());
  if (query !== undefined) page = page.where(await fitsQuery(tx, drawnNumber(query)));
  // Wrapped in an object because a query builder is thenable and would be executed on return.
  return { page };
}

/**
 * States of a pending test: one without a verified result. A calculated test without a value needs
 * no work and is not pending.
 */
const pendingStates = ['pending', 'entered', 'held'] as const satisfies readonly ResultState[];

/** Limits the counted results; by default, all that the reader may list. */
export type WorkFilter = Partial<
  Pick<ResultFilter, 'query' | 'department' | 'laboratoryId' | 'priority' | 'dueBefore'>
>;

/** Work in hand: the results of one status and test. */
interface Work {
  status: ResultState;
  /** Whether the specimen is in the laboratory. */
  arrived: boolean;
  test_parameter_id: string;
  n: number;
}

/** SQL conditions of the results `r` that the reader may list and that match the filter. */
async function matching(
  reader: Reading,
  { query, department, laboratoryId, priority, dueBefore }: WorkFilter,
): Promise<RawBuilder<boolean>> {
  const conditions = [
    (await concealedFrom(reader)).shows,
    ...(query === undefined ? [] : [await fitsQuery(reader.tx, drawnNumber(query.trim()))]),
    ...(department === undefined ? [] : [sql`r.department = ${department}`]),
    ...(laboratoryId === undefined ? [] : [sql`r.laboratory_id = ${laboratoryId}::uuid`]),
    ...(priority === undefined ? [] : [sql`r.urgency = ${urgencyOf(priority)}`]),
    ...(dueBefore === undefined ? [] : [sql`r.due_at < ${dueBefore.toISOString()}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const listed = sql`current_result r
    join sample s on s.tenant_id = r.tenant_id and s.id = r.sample_id
    join test_order o on o.tenant_id = r.tenant_id and o.id = r.order_id`;

/** Counts the unreleased results that the reader may list. The single source of pending tests. */
async function workOf(reader: Reading, filter: WorkFilter): Promise<Work[]> {
  const { tx, tenantId } = reader;
  const { rows } = await sql<Work>`
    select r.status, s.status = any(${statesThatTakeResults}) as arrived, r.test_parameter_id, count(*)::integer as n
    from ${listed}
    where r.tenant_id = ${tenantId} and r.status = any(${[...pendingStates, 'verified']}) and ${await matching(reader, filter)}
    group by 1, 2, 3`.execute(tx);
  return rows;
}

/** Counts the results with an open amendment that the reader may list. */
async function countAmendments(reader: Reading, filter: WorkFilter): Promise<number> {
  const { tx, tenantId } = reader;
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${listed}
    where r.tenant_id = ${tenantId} and ${isUnderCorrection} and ${await matching(reader, filter)}`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

const isPending = ({ status }: Work) => (pendingStates as readonly ResultState[]).includes(status);

/** Counts the results in each tab of the work list, exactly. */
export async function countWork(reader: Reading, filter: WorkFilter): Promise<WorkCounts> {
  const work = await workOf(reader, filter);
  const count = (matches: (row: Work) => boolean) =>
    work.filter(matches).reduce((sum, { n }) => sum + n, 0);
  return {
    awaiting_specimen: count(({ status, arrived }) => status === 'pending' && !arrived),
    to_enter: count(({ status, arrived }) => status === 'pending' && arrived),
    to_verify: count(({ status }) => status === 'entered'),
    held: count(({ status }) => status === 'held'),
    to_release: count(({ status }) => status === 'verified'),
    amendments: await countAmendments(reader, filter),
    pending: count(isPending),
  };
}

/** The pending tests of `countWork` by test. */
export async function countPendingByTest(
  reader: Reading,
  filter: WorkFilter,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { test_parameter_id: test, n } of (await workOf(reader, filter)).filter(isPending))
    counts.set(test, (counts.get(test) ?? 0) + n);
  return counts;
}

/** Results by urgency, then due time, then age. */
export async function findResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  { after, max, ...filter }: ResultPage,
) {
  let { page } = await resultsThatFit(tx, tenantId, filter);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(r.urgency, ${due}, r.first_created_at, r.id) > (${after[0]}::smallint, ${after[1]}::timestamptz, ${after[2]}::timestamptz, ${after[3]}::uuid)`,
    );
  return page
    .orderBy('r.urgency')
    .orderBy(due)
    .orderBy('r.first_created_at')
    .orderBy('r.id')
    .limit(max)
    .execute();
}

/** Reported results, last released first. */
export async function findReportedPage(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    after,
    max,
    ...filter
  }: ResultFilter & { after: [releasedAt: string, id: string] | undefined; max: number },
) {
  let { page } = await resultsThatFit(tx, tenantId, filter);
  page = page.where('r.status', 'in', reportedStates).where('r.released_at', 'is not', null);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(r.released_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('r.released_at', 'desc').orderBy('r.id', 'desc').limit(max).execute();
}

export function findResultsById(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly ResultId[],
): Promise<DetailedResult[]> {
  return results(tx, tenantId).where('r.id', 'in', ids).execute();
}

/** Results of a test that are on hold. */
export async function findHeldOfTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  testParameterId: TestParameterId,
): Promise<ResultId[]> {
  const rows = await tx
    .selectFrom('current_result')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('test_parameter_id', '=', testParameterId)
    .where('status', '=', 'held')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function ownedBy(of: ResultOwner) {
  if ('patientId' in of) return sql<boolean>`r.patient_id = ${of.patientId}::uuid`;
  return 'orderId' in of
    ? sql<boolean>`r.order_id = ${of.orderId}::uuid`
    : sql<boolean>`r.sample_id = ${of.sampleId}::uuid`;
}

const openStates: ResultState[] = [...resultMoves.read_again.from, 'not_calculated'];

/**
 * Whether a result has an unreported value, or could not be calculated. The latter stays open even
 * after its release: what it lacks may still arrive.
 */
export const isOpen = ({ status }: Pick<DetailedResult, 'status'>) => openStates.includes(status);

/** Locks measurements on the specimens of an owner until the transaction ends. */
export async function lockSamplesOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  of: ResultOwner,
): Promise<void> {
  await tx
    .selectFrom('sample')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (samples) =>
      samples
        .selectFrom('current_result as r')
        .select('r.sample_id')
        .where('r.tenant_id', '=', tenantId)
        .where(ownedBy(of)),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The open results of an owner. */
export async function findOpenResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  of: ResultOwner,
): Promise<ResultId[]> {
  const rows = await tx
    .selectFrom('current_result as r')
    .select('r.id')
    .where('r.tenant_id', '=', tenantId)
    .where(ownedBy(of))
    .where('r.status', 'in', openStates)
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The reported results of an owner. */
export function findReportedResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  of: ResultOwner,
): Promise<DetailedResult[]> {
  return results(tx, tenantId)
    .where(ownedBy(of))
    .where('r.status', 'in', reportedStates)
    .where('r.released_at', 'is not', null)
    .execute();
}

/** Results of orders, in order of ordering. */
export function findResultsOnSample(
  tx: TenantTransaction,
  tenantId: TenantId,
  sampleId: SampleId,
): Promise<DetailedResult[]> {
  return results(tx, tenantId).where('r.sample_id', '=', sampleId).orderBy('i.position').execute();
}

/** Results of several orders, in order of ordering. */
export function findResultsOfOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<DetailedResult[]> {
  return results(tx, tenantId).where('r.order_id', 'in', orderIds).orderBy('i.position').execute();
}

/** The given orders that contain calculated tests. */
export async function findOrdersWithCalculations(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<OrderId[]> {
  const rows = await tx
    .selectFrom('order_item as i')
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'i.tenant_id').onRef('t.id', '=', 'i.test_parameter_id'),
    )
    .select('i.order_id')
    .distinct()
    .where('i.tenant_id', '=', tenantId)
    .where('i.order_id', 'in', orderIds)
    .where('t.kind', '=', 'calculated')
    .orderBy('i.order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/**
 * Locks calculations on these orders until the transaction ends, so that the last entered input
 * sees all others.
 */
export async function lockCalculations(
  tx: TenantTransaction,
  orderIds: readonly OrderId[],
): Promise<void> {
  for (const id of orderIds.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 5))`.execute(tx);
}

/** Results on the reports of these orders, in order of ordering. */
export function findReported(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<DetailedResult[]> {
  return results(tx, tenantId)
    .where('r.order_id', 'in', orderIds)
    .where(isReportedOrWithdrawn)
    .orderBy('i.position')
    .execute();
}

/** Finds one result. */
export function findResult(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: ResultId,
): Promise<Selectable<Schema['result']> | undefined> {
  return tx
    .selectFrom('current_result')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All versions of results, newest first. */
export async function findVersions(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly ResultId[],
): Promise<Selectable<Schema['result']>[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('result')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('version', 'desc')
    .execute();
}

/** Locks measurements on the specimens of these results until the transaction ends. */
export async function lockSamplesOfResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly ResultId[],
): Promise<void> {
  await tx
    .selectFrom('sample')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('current_result')
        .select('sample_id')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface PatientResultPage extends Pick<ResultPage, 'shown'> {
  patientId: PatientId;
  now: Date;
  /** Release time and id of the last result on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/**
 * A patient's results visible in the portal, newest first, including values withdrawn after they
 * were readable.
 */
export function findReleased(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patientId, now, shown, after, max }: PatientResultPage,
): Promise<DetailedResult[]> {
  let page = results(tx, tenantId)
    .where(shown)
    .where('r.patient_id', '=', patientId)
    .where(isReportedOrWithdrawn)
    .where('r.portal_from', '<=', now.toISOString())
    .where(sql<boolean>`not ${awaitsNotification}`);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(r.released_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('r.released_at', 'desc').orderBy('r.id', 'desc').limit(max).execute();
}

/** Statuses of ordered tests after collection and before the result. */
const underWay = outstandingStates.filter((state) => state !== 'ordered');
/** Maximum number of orders listed per patient. */
const MAX_ORDERS = 50;

/**
 * A patient's pending results, newest order first: tests in progress, and released results not yet
 * visible. Each with the test version as ordered.
 */
export function findToCome(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patientId, now }: Pick<PatientResultPage, 'patientId' | 'now'>,
) {
  return tx
    .selectFrom((from) =>
      from
        .selectFrom('test_order')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('patient_id', '=', patientId)
        .orderBy('created_at', 'desc')
        .limit(MAX_ORDERS)
        .as('o'),
    )
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'o.tenant_id').onRef('i.order_id', '=', 'o.id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'i.tenant_id')
        .onRef('t.test_parameter_id', '=', 'i.test_parameter_id')
        .onRef('t.version', '=', 'i.test_version'),
    )
    .innerJoin('current_result as r', (on) =>
      on
        .onRef('r.tenant_id', '=', 'i.tenant_id')
        .onRef('r.order_id', '=', 'i.order_id')
        .onRef('r.order_item_id', '=', 'i.id'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .select([
      'o.id as order_id',
      'o.order_number',
      'o.created_by as requested_by',
      's.collected_at',
      'r.id',
      'r.patient_id',
      'r.test_parameter_id',
      'i.name',
      'r.status',
      'r.released_at',
      'r.portal_from',
      awaitsNotification.as('awaiting_notification'),
      sql<PortalRule>`t.definition->'portal'`.as('portal'),
    ])
    .where((where) =>
      where.or([
        where('i.status', 'in', underWay),
        where.and([
          where('r.status', 'in', reportedStates),
          where('r.released_at', 'is not', null),
          where.or([
            where('r.portal_from', 'is', null),
            where('r.portal_from', '>', now.toISOString()),
            awaitsNotification,
          ]),
        ]),
      ]),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .orderBy('i.position')
    .execute();
}

/**
 * Sets the portal release time of current results, without a new version because the value is
 * unchanged.
 */
export async function showResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly ResultId[],
  change: Pick<
    Insertable<Schema['result']>,
    'portal_from' | 'portal_notified_at' | 'shown_by' | 'shown_by_name'
  >,
): Promise<void> {
  await tx
    .updateTable('result')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('is_current', '=', true)
    .execute();
}

export async function facilitiesWithResultsToShow(db: Database, now: Date): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_results_to_show(${now})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

/**
 * Makes the released results of a notified critical value visible from now on, if their portal
 * release was due before. Returns them if the patient is to be notified.
 */
export async function showNotifiedResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  resultId: ResultId,
  now: Date,
): Promise<Pick<DetailedResult, 'order_id' | 'order_number' | 'patient_id'>[]> {
  await tx
    .updateTable('result')
    .set({ portal_from: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', resultId)
    .where('is_current', '=', true)
    .where('portal_notified_at', 'is', null)
    .where('portal_from', '<', now.toISOString())
    .execute();
  return takeResultsToShow(tx, tenantId, now, resultId);
}

/**
 * Marks results whose portal release is due as notified and returns them, each to one caller only:
 * all, or one. A critical value that awaits its notification is not due.
 */
export async function takeResultsToShow(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
  resultId?: ResultId,
): Promise<Pick<DetailedResult, 'order_id' | 'order_number' | 'patient_id'>[]> {
  let due = tx
    .updateTable('result as r')
    .set({ portal_notified_at: now })
    .where('r.tenant_id', '=', tenantId)
    .where('r.is_current', '=', true)
    .where('r.portal_notified_at', 'is', null)
    .where('r.portal_from', '<=', now.toISOString())
    .where(sql<boolean>`not ${awaitsNotification}`);
  if (resultId !== undefined) due = due.where('r.id', '=', resultId);
  const updated = await due.returning(['r.id', 'r.status']).execute();
  const ids = updated.flatMap(({ id, status }) => (isReported(status) ? [id] : []));
  return ids.length === 0 ? [] : findResultsById(tx, tenantId, ids);
}
