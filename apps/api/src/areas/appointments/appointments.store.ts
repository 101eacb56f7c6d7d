import type { PatientId } from '@alms/lis-domain/patients';
import { holdingStates, type Interval } from '@alms/lis-domain/appointments';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../patients/patient-summary.ts';

function appointments(tx: TenantTransaction, tenantId: TenantId) {
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

/** Start and id of the last appointment on the previous page. */
type After = [string, string] | undefined;

const ofPatient = (tx: TenantTransaction, tenantId: TenantId, patientId: PatientId) =>
  appointments(tx, tenantId).where('a.patient_id', '=', patientId);

/** Number of appointments that `findOfPatient` finds. */
export async function countOfPatient(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<number> {
  const { count } = await ofPatient(tx, tenantId, patientId)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A patient's appointments, latest first. */
export function findOfPatient(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patientId, after, max }: { patientId: PatientId; after: After; max: number },
) {
  let page = ofPatient(tx, tenantId, patientId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(a.starts_at, a.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('a.starts_at', 'desc').orderBy('a.id', 'desc').limit(max).execute();
}

/** Appointments that start within an interval and are not cancelled, earliest first. */
export function findStartingWithin(
  tx: TenantTransaction,
  tenantId: TenantId,
  { start, end, after, max }: Interval & { after: After; max: number },
): Promise<AppointmentRow[]> {
  let page = appointments(tx, tenantId)
    .where('a.status', '<>', 'cancelled')
    .where('a.starts_at', '>=', start)
    .where('a.starts_at', '<', end);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(a.starts_at, a.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('a.starts_at').orderBy('a.id').limit(max).execute();
}

/** Booked appointments that start at or after an instant, earliest first. */
export function findBookedFrom(
  tx: TenantTransaction,
  tenantId: TenantId,
  { from, after, max }: { from: string; after: After; max: number },
): Promise<AppointmentRow[]> {
  let page = appointments(tx, tenantId)
    .where('a.status', '=', 'booked')
    .where('a.starts_at', '>=', from);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(a.starts_at, a.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('a.starts_at').orderBy('a.id').limit(max).execute();
}

/** `lock`: locks the row until the transaction ends. */
export function findAppointment(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false } = {},
): Promise<AppointmentRow | undefined> {
  const query = appointments(tx, tenantId).where('a.id', '=', id);
  return (lock ? query.forUpdate('a') : query).executeTakeFirst();
}

const dayOf = (instant: string) => instant.slice(0, 'YYYY-MM-DD'.length);

/**
 * Locks bookings at this facility on the days (UTC) the interval touches, until the transaction
 * ends.
 */
export async function lockDays(
  tx: TenantTransaction,
  tenantId: TenantId,
  { start, end }: Interval,
): Promise<void> {
  // Locks are taken in a fixed order, so concurrent bookings over midnight queue instead of
  // deadlocking.
  for (const day of new Set([dayOf(start), dayOf(end)]))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} appointments ${day}`}, 3))`.execute(
      tx,
    );
}

/** Appointments that occupy the facility during an interval, with their patients. */
export async function findHolding(
  tx: TenantTransaction,
  tenantId: TenantId,
  { start, end }: Interval,
): Promise<(Interval & { patient_id: PatientId })[]> {
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
  tenantId: TenantId,
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

/** A test with preparation instructions, or the panel through which it was ordered. */
export interface PreparedTest {
  test_parameter_id: string;
  requested_by: string | null;
  name: string;
  preparation: string;
}

/**
 * Preparation instructions due before collection, without duplicates. Tests use the version
 * ordered; panels use the current version.
 */
export async function findPreparation(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<PreparedTest[]> {
  const { rows } = await sql<PreparedTest>`
    with waiting as (
      select i.*, o.created_by as requested_by, o.created_at as ordered_at from order_item i join test_order o on o.tenant_id = i.tenant_id and o.id = i.order_id
      where i.tenant_id = ${tenantId} and o.patient_id = ${patientId} and i.status = 'ordered'
    ), prepared as (
      select w.test_parameter_id, w.requested_by, w.name, t.definition->>'patient_preparation' as preparation, w.ordered_at, w.position
      from waiting w join test_parameter_version t on t.tenant_id = w.tenant_id and t.test_parameter_id = w.test_parameter_id and t.version = w.test_version
      union all
      select w.test_parameter_id, w.requested_by, p.name, p.definition->>'patient_preparation', w.ordered_at, w.position
      from waiting w join test_parameter p on p.tenant_id = w.tenant_id and p.code = w.panel_code
    )
    select distinct on (name, preparation) test_parameter_id, requested_by, name, preparation from prepared where preparation <> '' order by name, preparation, ordered_at desc, position limit 100
  `.execute(tx);
  return rows;
}
