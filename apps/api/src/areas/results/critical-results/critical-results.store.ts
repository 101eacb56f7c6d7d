import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { CriticalCall, ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { reportedStates } from '../report/reported-states.ts';
import { escalateCriticalResults } from '../results.jobs.ts';
import type { CriticalReport } from '../../notifications/critical-notifications.ts';
import { summaryColumns } from '../../patients/patient-summary.ts';

/** SQL condition: a critical result notification of result `r` is open. */
export const awaitsNotification = sql<boolean>`exists (
  select from critical_call c
  where c.tenant_id = r.tenant_id and c.result_id = r.id and c.closed_at is null)`;

/** Those of the results whose critical result notification is open. */
export async function findAwaitingNotification(
  tx: TenantTransaction,
  tenantId: TenantId,
  resultIds: readonly ResultId[],
): Promise<ReadonlySet<ResultId>> {
  if (resultIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('critical_call')
    .select('result_id')
    .where('tenant_id', '=', tenantId)
    .where('result_id', 'in', resultIds)
    .where('closed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ result_id }) => result_id));
}

/** Critical result notifications with order, specimen and patient. */
function calls(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('critical_call as c')
    .innerJoin('result as r', (on) =>
      on
        .onRef('r.tenant_id', '=', 'c.tenant_id')
        .onRef('r.id', '=', 'c.result_id')
        .onRef('r.version', '=', 'c.result_version'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.patient_id'),
    )
    .selectAll('c')
    .select([
      'r.test_parameter_id',
      'o.order_number',
      'o.ordered_by',
      'o.created_by as requested_by',
      sql<CriticalCall['ward']>`(
        select jsonb_build_object('id', w.id, 'name', w.name, 'phone', w.phone)
        from ward w where w.tenant_id = o.tenant_id and w.id = o.ward_id)`.as('ward'),
      's.id as sample_id',
      's.accession_number',
      ...summaryColumns,
    ])
    .where('c.tenant_id', '=', tenantId);
}

export type CallRow = Awaited<ReturnType<typeof findCalls>>[number];

export interface CallPage {
  closed: boolean;
  /** Limits the list to results performed in this laboratory. */
  laboratoryId: LaboratoryId | undefined;
  /**
   * Tests whose closed notifications are hidden. Open ones are visible to all staff who may notify.
   */
  hidden: ReadonlySet<string>;
  /** Due or closing time and id of the last entry on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** Open notifications, longest overdue first; or closed ones, newest first. */
export function findCalls(
  tx: TenantTransaction,
  tenantId: TenantId,
  { closed, laboratoryId, hidden, after, max }: CallPage,
) {
  const all = calls(tx, tenantId).where(
    laboratoryId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`r.laboratory_id = ${laboratoryId}::uuid`,
  );
  if (closed) {
    let page = all
      .where('c.closed_at', 'is not', null)
      .where(sql<boolean>`r.test_parameter_id <> all(${[...hidden]}::uuid[])`);
    if (after !== undefined)
      page = page.where(
        sql<boolean>`(c.closed_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      );
    return page.orderBy('c.closed_at', 'desc').orderBy('c.id', 'desc').limit(max).execute();
  }
  let page = all.where('c.closed_at', 'is', null);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(c.due_at, c.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('c.due_at').orderBy('c.id').limit(max).execute();
}

/** Counts the open notifications that `findCalls` lists, and those that are overdue. */
export async function countOpenCalls(
  tx: TenantTransaction,
  tenantId: TenantId,
  laboratoryId: LaboratoryId | undefined,
  now: Date,
): Promise<{ open: number; overdue: number }> {
  const ofLaboratory =
    laboratoryId === undefined ? sql`true` : sql`r.laboratory_id = ${laboratoryId}::uuid`;
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::integer as open, (count(*) filter (where c.due_at < ${now.toISOString()}))::integer as overdue
    from critical_call c
    join result r on r.tenant_id = c.tenant_id and r.id = c.result_id and r.version = c.result_version
    where c.tenant_id = ${tenantId} and c.closed_at is null and ${ofLaboratory}`.execute(tx);
  return rows[0] ?? { open: 0, overdue: 0 };
}

/**
 * One notification, locked until the transaction ends, so that concurrent attempts are serialised.
 */
export function lockCall(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<CallRow | undefined> {
  return calls(tx, tenantId).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
}

export type AttemptRow = Selectable<Schema['critical_call_attempt']>;

export async function findAttempts(
  tx: TenantTransaction,
  tenantId: TenantId,
  callIds: readonly string[],
): Promise<AttemptRow[]> {
  if (callIds.length === 0) return [];
  return tx
    .selectFrom('critical_call_attempt')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('critical_call_id', 'in', callIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * Those of the results whose released value has an open notification, with the account that placed
 * the order.
 */
export async function findCriticalReports(
  tx: TenantTransaction,
  tenantId: TenantId,
  resultIds: readonly ResultId[],
): Promise<CriticalReport[]> {
  if (resultIds.length === 0) return [];
  const rows = await tx
    .selectFrom('critical_call as c')
    .innerJoin('current_result as r', (on) =>
      on.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.id', '=', 'c.result_id'),
    )
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'),
    )
    .select(['c.result_id', 'c.repeated', 'o.order_number', 'o.created_by as requested_by'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.result_id', 'in', resultIds)
    .where('c.closed_at', 'is', null)
    .where('r.status', 'in', reportedStates)
    .whereRef('r.value_text', '=', 'c.value_text')
    .execute();
  return rows.flatMap(({ requested_by, ...row }) =>
    requested_by === null ? [] : [{ ...row, requested_by }],
  );
}

/** Opens notifications and schedules their escalation. */
export async function addCalls(
  tx: TenantTransaction,
  tenantId: TenantId,
  rows: readonly (Insertable<Schema['critical_call']> & {
    due_at: Date;
    ward_at: Date | null;
    on_call_at: Date | null;
  })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertInto('critical_call').values(rows).execute();
  const dueTimes = new Set(
    rows.flatMap(({ due_at, ward_at, on_call_at }) =>
      [due_at, ward_at, on_call_at].flatMap((due) => (due ? [due.toISOString()] : [])),
    ),
  );
  await enqueue(
    tx,
    escalateCriticalResults,
    ...[...dueTimes].map((dueAt) => ({ payload: { tenant_id: tenantId }, dueAt })),
  );
}

export async function addAttempt(
  tx: TenantTransaction,
  row: Insertable<Schema['critical_call_attempt']>,
): Promise<void> {
  await tx.insertInto('critical_call_attempt').values(row).execute();
}

export async function updateCall(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: { version: number; state?: 'completed'; closed_at?: Date },
): Promise<void> {
  await tx
    .updateTable('critical_call')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/**
 * Closes open notifications of removed values that were not yet communicated. A recipient who was
 * informed must also be informed of the correction.
 */
export async function withdrawOpenNotifications(
  tx: TenantTransaction,
  tenantId: TenantId,
  resultIds: readonly ResultId[],
  now: Date,
): Promise<void> {
  if (resultIds.length === 0) return;
  await tx
    .updateTable('critical_call')
    .set({ state: 'withdrawn', closed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('result_id', 'in', resultIds)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('critical_call_attempt as a')
            .select('a.id')
            .where('a.tenant_id', '=', tenantId)
            .whereRef('a.critical_call_id', '=', 'critical_call.id')
            .where('a.outcome', '<>', 'unable_to_reach'),
        ),
      ),
    )
    .execute();
}

export async function facilitiesWithOverdueCalls(db: Database, now: Date): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_overdue_calls(${now})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Open notifications of an order, with the test of each. */
export function findOpenCallsOfOrder(tx: TenantTransaction, tenantId: TenantId, orderId: OrderId) {
  return tx
    .selectFrom('critical_call as c')
    .innerJoin('current_result as r', (on) =>
      on.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.id', '=', 'c.result_id'),
    )
    .select([
      'c.id',
      'c.result_id',
      'c.order_id',
      'c.patient_id',
      'c.flag',
      'c.opened_at',
      'r.test_parameter_id',
    ])
    .where('c.tenant_id', '=', tenantId)
    .where('c.order_id', '=', orderId)
    .where('c.closed_at', 'is', null)
    .orderBy('c.id')
    .execute();
}

/** Schedules the step to the ward of an open notification again; null: the ward is not notified. */
export async function scheduleWardStep(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  ward_at: Date | null,
): Promise<void> {
  await tx
    .updateTable('critical_call')
    .set({ ward_at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  if (ward_at)
    await enqueue(tx, escalateCriticalResults, {
      payload: { tenant_id: tenantId },
      dueAt: ward_at.toISOString(),
    });
}

/**
 * Returns open notifications of reported values whose step to the ward is due, each to one caller
 * only. `resultIds` limits them to these results.
 */
export async function takeWardSteps(
  tx: TenantTransaction,
  tenantId: TenantId,
  { now, resultIds }: { now: Date; resultIds?: readonly ResultId[] | undefined },
): Promise<CallRow[]> {
  if (resultIds?.length === 0) return [];
  let due = tx
    .updateTable('critical_call as c')
    .from('current_result as r')
    .set({ ward_at: null })
    .where('c.tenant_id', '=', tenantId)
    .where('c.closed_at', 'is', null)
    .where('c.ward_at', '<=', now.toISOString())
    .whereRef('r.tenant_id', '=', 'c.tenant_id')
    .whereRef('r.id', '=', 'c.result_id')
    .whereRef('r.value_text', '=', 'c.value_text')
    .where('r.status', 'in', reportedStates);
  if (resultIds) due = due.where('c.result_id', 'in', resultIds);
  const ids = (await due.returning('c.id').execute()).map(({ id }) => id);
  return ids.length === 0 ? [] : calls(tx, tenantId).where('c.id', 'in', ids).execute();
}

/**
 * Returns open notifications whose step on call is due, each to one caller only. One that is
 * overdue is escalated to managers in the same run.
 */
export async function takeOnCallSteps(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<CallRow[]> {
  const taken = await tx
    .updateTable('critical_call')
    .set({ on_call_at: null })
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .where('on_call_at', '<=', now.toISOString())
    .returning('id')
    .execute();
  const ids = taken.map(({ id }) => id);
  return ids.length === 0 ? [] : calls(tx, tenantId).where('c.id', 'in', ids).execute();
}

/** The latest completed notification of each patient, test and flag. */
export async function findLastNotified(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientIds: readonly PatientId[],
  since: Date,
) {
  return tx
    .selectFrom('critical_call as c')
    .innerJoin('result as r', (on) =>
      on
        .onRef('r.tenant_id', '=', 'c.tenant_id')
        .onRef('r.id', '=', 'c.result_id')
        .onRef('r.version', '=', 'c.result_version'),
    )
    .select(['c.patient_id', 'r.test_parameter_id', 'c.flag'])
    .select((of) => of.fn.max<string>('c.closed_at').as('notified_at'))
    .where('c.tenant_id', '=', tenantId)
    .where('c.patient_id', 'in', patientIds)
    .where('c.state', '=', 'completed')
    .where('c.closed_at', '>=', since.toISOString())
    .groupBy(['c.patient_id', 'r.test_parameter_id', 'c.flag'])
    .execute();
}

/** Marks overdue open notifications as escalated and returns them, each to one caller only. */
export async function escalateOverdueCalls(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<CallRow[]> {
  const marked = await tx
    .updateTable('critical_call')
    .set({ state: 'escalated' })
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .where('due_at', '<=', now.toISOString())
    .returning('id')
    .execute();
  const ids = marked.map(({ id }) => id);
  return ids.length === 0 ? [] : calls(tx, tenantId).where('c.id', 'in', ids).execute();
}
