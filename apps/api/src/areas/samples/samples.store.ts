import { comparedNumber } from '@alms/lis-domain/http';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { CivilDate } from '@alms/lis-domain/calendar';
import {
  isAccessionNumber,
  sampleStates,
  type CollectedTest,
  type CollectionProgress,
  type SampleState,
  type SampleId,
} from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { personOf, type OperationContext } from '../../platform/http/requests/call.ts';
import { wardOfOrder } from '../facility/wards.store.ts';
import { summaryColumns } from '../patients/patient-summary.ts';
import { isOfPatientFitting } from '../patients/patients.store.ts';

function samples(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('sample as s')
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.order_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.patient_id'),
    )
    .leftJoin('storage_box as b', (on) =>
      on.onRef('b.tenant_id', '=', 's.tenant_id').onRef('b.id', '=', 's.box_id'),
    )
    .leftJoin('sample as d', (on) =>
      on.onRef('d.tenant_id', '=', 's.tenant_id').onRef('d.id', '=', 's.parent_id'),
    )
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 's.tenant_id').onRef('l.id', '=', 's.laboratory_id'),
    )
    .selectAll('s')
    .select([
      'l.name as laboratory_name',
      'o.order_number',
      'o.requested_at',
      wardOfOrder.as('ward'),
      'o.fasting as ordered_fasting',
      'o.created_by as requested_by',
      'd.accession_number as parent_number',
      'd.condition as parent_condition',
      'b.name as box',
      'b.site',
      'b.room',
      'b.device',
      'b.shelf',
      'b.rack',
      ...summaryColumns,
    ])
    .where('s.tenant_id', '=', tenantId);
}

export type SampleRow = Awaited<ReturnType<typeof findSamples>>[number];

export interface SamplePage {
  status: SampleState | undefined;
  order_id: OrderId | undefined;
  patient_id: PatientId | undefined;
  query: string | undefined;
  laboratoryId: LaboratoryId | undefined;
  /** Urgency, expected time and id of the last specimen on the previous page. */
  after: [number, string, string] | undefined;
  max: number;
}

/** Specimens, urgent first, then oldest. */
export async function findSamples(
  tx: TenantTransaction,
  tenantId: TenantId,
  { status, order_id, patient_id, query, laboratoryId, after, max }: SamplePage,
) {
  let page = samples(tx, tenantId);
  if (status !== undefined) page = page.where('s.status', '=', status);
  if (order_id !== undefined) page = page.where('s.order_id', '=', order_id);
  if (patient_id !== undefined) page = page.where('s.patient_id', '=', patient_id);
  if (query !== undefined) page = page.where(await fitsQuery(tx, query));
  if (laboratoryId !== undefined) page = page.where(concerns(laboratoryId));
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(s.urgency, s.created_at, s.id) > (${after[0]}::smallint, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
    );
  return page.orderBy('s.urgency').orderBy('s.created_at').orderBy('s.id').limit(max).execute();
}

/**
 * Condition: specimen `s` of order `o` concerns a laboratory. It collects specimens of orders
 * placed there, hands over those it collected, and handles all others whose tests it performs.
 */
const concerns = (laboratoryId: LaboratoryId) => sql<boolean>`case s.status
    when 'expected' then o.laboratory_id = ${laboratoryId}::uuid
    when 'collected' then ${laboratoryId}::uuid in (o.laboratory_id, s.laboratory_id)
    else s.laboratory_id = ${laboratoryId}::uuid
  end`;

/** Number of specimens per status, counted up to `most`. */
export async function countByState(
  tx: TenantTransaction,
  tenantId: TenantId,
  { query, laboratoryId }: Pick<SamplePage, 'query' | 'laboratoryId'>,
  max: number,
  states: readonly SampleState[] = sampleStates,
): Promise<{ status: SampleState; count: number }[]> {
  const found = query === undefined ? sql`true` : await fitsQuery(tx, query);
  const ofLaboratory =
    laboratoryId === undefined
      ? sql`true`
      : sql`exists (select from test_order o where o.tenant_id = s.tenant_id and o.id = s.order_id and ${concerns(laboratoryId)})`;
  const { rows } = await sql<{ status: SampleState; count: number }>`
    select state.status, counted.count
    from unnest(${[...states]}::text[]) as state (status)
    cross join lateral (
      select count(*) from (select from sample s where s.tenant_id = ${tenantId} and s.status = state.status and ${found} and ${ofLaboratory} limit ${max}) up_to
    ) counted
  `.execute(tx);
  return rows;
}

/**
 * Number of patients with specimens to collect, of those collected since `from` who are not
 * waiting, and of the specimens. A laboratory collects specimens of orders placed there.
 */
export async function countCollection(
  tx: TenantTransaction,
  tenantId: TenantId,
  { laboratoryId, from }: { laboratoryId: LaboratoryId | undefined; from: string },
): Promise<CollectionProgress> {
  const here =
    laboratoryId === undefined
      ? sql`true`
      : sql`exists (select from test_order o where o.tenant_id = s.tenant_id and o.id = s.order_id and o.laboratory_id = ${laboratoryId}::uuid)`;
  const { rows } = await sql<CollectionProgress>`
    with expected as materialized (
      select s.patient_id, s.priority from sample s
      where s.tenant_id = ${tenantId} and s.status = 'expected' and ${here}
    ), waiting as materialized (
      select distinct patient_id from expected
    ), collected as (
      select distinct s.patient_id
      from sample_event e
      join sample s on s.tenant_id = e.tenant_id and s.id = e.sample_id
      where e.tenant_id = ${tenantId} and e.type = 'collected' and e.at >= ${from}::timestamptz
        and ${here}
    )
    select (select count(*)::int from waiting) as waiting,
      (select count(*)::int from collected where patient_id not in (select patient_id from waiting))
        as collected_today,
      (select count(*)::int from expected) as specimens,
      (select count(*)::int from expected where priority <> 'routine') as urgent_specimens
  `.execute(tx);
  return rows[0] ?? { waiting: 0, collected_today: 0, specimens: 0, urgent_specimens: 0 };
}

/** Condition: specimen `s` has the entered number, or its patient matches the query. */
export async function fitsQuery(tx: TenantTransaction, query: string) {
  if (isAccessionNumber(query)) return sql<boolean>`s.accession_number = ${comparedNumber(query)}`;
  return isOfPatientFitting(tx, query, 's');
}

/** `lock`: locks the specimen and its measurements until the transaction ends. */
export function findSample(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: SampleId,
  { lock = false } = {},
): Promise<SampleRow | undefined> {
  const sample = samples(tx, tenantId).where('s.id', '=', id);
  return (lock ? sample.forUpdate('s') : sample).executeTakeFirst();
}

/** Locks the specimens of an order and their measurements until the transaction ends. */
export async function lockSamplesOfOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('sample')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Specimens collected for an order by number, including rejected ones; without aliquots. */
export function findSamplesOfOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<Selectable<Schema['sample']>[]> {
  return tx
    .selectFrom('sample')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('parent_id', 'is', null)
    .orderBy('accession_number')
    .execute();
}

type SampleTest = Pick<
  Selectable<Schema['order_item']>,
  'id' | 'sample_id' | 'test_parameter_id' | 'code' | 'name' | 'status'
> &
  CollectedTest;

/** Tests of each specimen, with their collection requirements at ordering. */
export async function testsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  sampleIds: readonly SampleId[],
): Promise<SampleTest[]> {
  if (sampleIds.length === 0) return [];
  return tx
    .selectFrom('order_item as i')
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'i.tenant_id')
        .onRef('t.test_parameter_id', '=', 'i.test_parameter_id')
        .onRef('t.version', '=', 'i.test_version'),
    )
    .select(['i.id', 'i.sample_id', 'i.test_parameter_id', 'i.code', 'i.name', 'i.status'])
    .select([
      sql<CollectedTest['specimens']>`t.definition->'specimens'`.as('specimens'),
      sql<string>`t.definition->>'collection_instructions'`.as('collection_instructions'),
      sql<boolean>`(t.definition->>'consent_required')::boolean`.as('consent_required'),
    ])
    .where('i.tenant_id', '=', tenantId)
    .where('i.sample_id', 'in', sampleIds)
    .orderBy('i.position')
    .execute();
}

export async function eventsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  sampleIds: readonly SampleId[],
): Promise<(Selectable<Schema['sample_event']> & { laboratory: string })[]> {
  if (sampleIds.length === 0) return [];
  return tx
    .selectFrom('sample_event as e')
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.id', '=', 'e.laboratory_id'),
    )
    .selectAll('e')
    .select('l.name as laboratory')
    .where('e.tenant_id', '=', tenantId)
    .where('e.sample_id', 'in', sampleIds)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}

/** Time zone of the laboratory where a specimen was collected; undefined: the facility’s. */
export async function zoneOfCollection(
  tx: TenantTransaction,
  tenantId: TenantId,
  sampleId: SampleId,
): Promise<string | undefined> {
  const place = await tx
    .selectFrom('sample_event as e')
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.id', '=', 'e.laboratory_id'),
    )
    .select('l.time_zone')
    .where('e.tenant_id', '=', tenantId)
    .where('e.sample_id', '=', sampleId)
    .where('e.type', '=', 'collected')
    .orderBy('e.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return place?.time_zone ?? undefined;
}

/** Aliquots of these specimens by number, including discarded ones. */
export async function aliquotsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  sampleIds: readonly SampleId[],
) {
  if (sampleIds.length === 0) return [];
  return tx
    .selectFrom('sample')
    .select(['id', 'accession_number', 'status', 'volume_ul', 'parent_id'])
    .where('tenant_id', '=', tenantId)
    .where('parent_id', 'in', sampleIds)
    .orderBy(sql`length(accession_number)`)
    .orderBy('accession_number')
    .execute();
}

/** Stored specimens past their retention date, longest overdue first. */
export function findDueSamples(
  tx: TenantTransaction,
  tenantId: TenantId,
  { today, after, max }: { today: CivilDate; after: [string, string] | undefined; max: number },
) {
  let page = samples(tx, tenantId)
    .where('s.status', '=', 'stored')
    .where('s.retain_until', '<', today);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(s.retain_until, s.id) > (${after[0]}::date, ${after[1]}::uuid)`,
    );
  return page.orderBy('s.retain_until').orderBy('s.id').limit(max).execute();
}

type SampleChange = Omit<
  Updateable<Schema['sample']>,
  'condition' | 'rejection' | 'identity_check'
> &
  Pick<Partial<Selectable<Schema['sample']>>, 'condition' | 'rejection' | 'identity_check'>;

export async function updateSample(
  { tx, tenantId, now }: OperationContext,
  sample: { id: SampleId; version: number },
  { condition, rejection, identity_check, storage_periods, ...change }: SampleChange,
): Promise<void> {
  await tx
    .updateTable('sample')
    .set({
      ...change,
      ...(condition !== undefined && { condition: condition && json(condition) }),
      ...(storage_periods && { storage_periods: json(storage_periods) }),
      ...(rejection && { rejection: json(rejection) }),
      ...(identity_check && { identity_check: json(identity_check) }),
      version: sample.version + 1,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sample.id)
    .execute();
}

/** Appends an event to a specimen's history. */
export async function addSampleEvent(
  context: OperationContext,
  sampleId: SampleId,
  type: string,
  note = '',
  {
    code = null,
    condition = null,
  }: Pick<Partial<Selectable<Schema['sample_event']>>, 'code' | 'condition'> = {},
): Promise<void> {
  const { tx, tenantId, user, now } = context;
  await tx
    .insertInto('sample_event')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      sample_id: sampleId,
      at: now,
      type,
      by_id: personOf(context)?.id ?? null,
      by_name: user.full_name,
      laboratory_id: user.laboratory_id,
      note,
      code,
      condition: condition && json(condition),
    })
    .execute();
}
