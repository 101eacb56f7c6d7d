import { holdingStates, type Interval } from '@alms/lis-domain/appointments';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../patients/patient-summary.ts';

function appointments(tx: TenantTransaction, tenantId: string) {
  return tx
    .selectFrom('appointment as a')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.patient_id'),
    )
    .selectAll('a')
    .select(summaryColumns)
    .where('a.tenant_id', '=', tenantId);
}

export type AppointmentRow = Awaited<ReturnType<typeof findOfPatient>>[number];

/** The last one of the page before: when it starts, and id. */
type After = [string, string] | undefined;

/** A patient's, the latest first. */
export function findOfPatient(
  tx: TenantTransaction,
  tenantId: string,
  { patientId, after, most }: { patientId: string; after: After; most: number },
) {
  let page = appointments(tx, tenantId).where('a.patient_id', '=', patientId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(a.starts_at, a.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('a.starts_at', 'desc').orderBy('a.id', 'desc').limit(most).execute();
}

/** Those that start within a time and are not cancelled, the earliest first. */
export function findStartingWithin(
  tx: TenantTransaction,
  tenantId: string,
  { start, end, after, most }: Interval & { after: After; most: number },
): Promise<AppointmentRow[]> {
  let page = appointments(tx, tenantId)
    .where('a.status', '<>', 'cancelled')
    .where('a.starts_at', '>=', start)
    .where('a.starts_at', '<', end);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(a.starts_at, a.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('a.starts_at').orderBy('a.id').limit(most).execute();
}

/** Those that are booked and start from then on, the earliest first. */
export function findBookedFrom(
  tx: TenantTransaction,
  tenantId: string,
  { from, after, most }: { from: string; after: After; most: number },
): Promise<AppointmentRow[]> {
  let page = appointments(tx, tenantId)
    .where('a.status', '=', 'booked')
    .where('a.starts_at', '>=', from);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(a.starts_at, a.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('a.starts_at').orderBy('a.id').limit(most).execute();
}

/** `lock`: nobody else changes it until the transaction ends. */
export function findAppointment(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  { lock = false } = {},
): Promise<AppointmentRow | undefined> {
  const query = appointments(tx, tenantId).where('a.id', '=', id);
  return (lock ? query.forUpdate('a') : query).executeTakeFirst();
}

const dayOf = (instant: string) => instant.slice(0, 'YYYY-MM-DD'.length);

/** Until the transaction ends, nobody else books at this facility on the days (UTC) that the interval touches. */
export async function lockDays(
  tx: TenantTransaction,
  tenantId: string,
  { start, end }: Interval,
): Promise<void> {
  // In one order for everybody, so that two bookings over midnight wait for each other one after the other.
  for (const day of new Set([dayOf(start), dayOf(end)]))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} appointments ${day}`}, 3))`.execute(
      tx,
    );
}

/** What takes up the facility during an interval, and whom. */
export async function findHolding(
  tx: TenantTransaction,
  tenantId: string,
  { start, end }: Interval,
): Promise<(Interval & { patient_id: string })[]> {
  return tx
    .selectFrom('appointment')
    .select(['patient_id', 'starts_at as start', 'ends_at as end'])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', [...holdingStates])
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .execute();
}

export async function insertAppointment(
  tx: TenantTransaction,
  appointment: Insertable<Schema['appointment']>,
): Promise<void> {
  await tx.insertInto('appointment').values(appointment).execute();
}

export async function updateAppointment(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  values: Updateable<Schema['appointment']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('appointment')
    .set(values)
    .set(({ eb }) => ({ updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** A test that a patient prepares for, or the panel through which it was ordered. */
export interface PreparedTest {
  test_parameter_id: string;
  requested_by: string | null;
  name: string;
  preparation: string;
}

/** What a patient prepares for before it is collected: tests as they were when they were ordered, panels as they are; each once. */
export async function findPreparation(
  tx: TenantTransaction,
  tenantId: string,
  patientId: string,
): Promise<PreparedTest[]> {
  const { rows } = await sql<PreparedTest>`
    with waiting as (
      select i.*, o.created_by as requested_by, o.created_at as ordered_at from order_item i join test_order o on o.tenant_id = i.tenant_id and o.id = i.order_id
      where i.tenant_id = ${tenantId} and o.patient_id = ${patientId} and i.status = 'ordered'
    ), said as (
      select w.test_parameter_id, w.requested_by, w.name, t.definition->>'patient_preparation' as preparation, w.ordered_at, w.position
      from waiting w join test_parameter_version t on t.tenant_id = w.tenant_id and t.test_parameter_id = w.test_parameter_id and t.version = w.test_version
      union all
      select w.test_parameter_id, w.requested_by, p.name, p.definition->>'patient_preparation', w.ordered_at, w.position
      from waiting w join test_parameter p on p.tenant_id = w.tenant_id and p.code = w.panel_code
    )
    select distinct on (name, preparation) test_parameter_id, requested_by, name, preparation from said where preparation <> '' order by name, preparation, ordered_at desc, position limit 100
  `.execute(tx);
  return rows;
}
