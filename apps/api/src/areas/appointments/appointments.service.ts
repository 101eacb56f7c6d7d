import type { PatientId } from '@alms/lis-domain/patients';
import {
  appointmentMoves,
  appointmentStateAt,
  bookingRefusal,
  canMoveAppointment,
  DEFAULT_APPOINTMENT_MINUTES,
  type Appointment,
  type AppointmentMove,
  type bookAppointment,
  type cancelAppointment,
  type listAppointments,
  type listAppointmentsOutsideHours,
  type listPatientAppointments,
  type Preparation,
} from '@alms/lis-domain/appointments';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import { hoursText, outsideHours } from '@alms/lis-domain/facility';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { printedTime } from '../../platform/i18n/printed-dates.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import { findSettings, timeZoneOf } from '../facility/facility.store.ts';
import {
  deleteReminder,
  scheduleAppointmentReminder,
  notifyOfAppointment,
} from '../notifications/appointment-notifications.ts';
import { readingOf, summaryOf } from '../patients/patient-summary.ts';
import { patientRow } from '../patients/patients.service.ts';
import {
  findAppointment,
  findBookedFrom,
  findHolding,
  findOfPatient,
  findPreparation,
  findStartingWithin,
  insertAppointment,
  lockDays,
  updateAppointment,
  type AppointmentRow,
} from './appointments.store.ts';

const defaultLimit = 20;
const MINUTE_MS = 60_000;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

/** Maps an appointment to the contract, with its current status. */
const appointmentAt =
  (now: Date) =>
  (row: AppointmentRow): Appointment => ({
    ...row,
    patient: summaryOf(row),
    start: row.starts_at,
    end: row.ends_at,
    status: stateOf(row, now),
  });

const stateOf = ({ status, ends_at }: Pick<AppointmentRow, 'status' | 'ends_at'>, now: Date) =>
  appointmentStateAt({ status, end: ends_at }, now.toISOString());

const keys = ({ starts_at, id }: AppointmentRow) => [starts_at, id];

/**
 * Returns one page of a patient's appointments with preparation instructions and opening hours.
 * Access by anyone but the patient is recorded in the audit log.
 */
export async function listOf(
  context: OperationContext,
  patientId: PatientId,
  { cursor, limit = defaultLimit }: QueryOf<typeof listPatientAppointments>,
): Promise<AnswerOf<typeof listPatientAppointments>> {
  const { tx, tenantId, user, now } = context;
  const patient = await patientRow(tx, tenantId, patientId);
  if (user.role !== 'patient')
    context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'patient'));
  const rows = await findOfPatient(tx, tenantId, {
    patientId,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const { working_hours, holidays } = await findSettings(tx, tenantId);
  return {
    ...pageOfRows(rows, limit, keys, appointmentAt(now)),
    preparation: cursor === undefined ? await preparationFor(context, patientId) : [],
    opening: { working_hours, holidays },
  };
}

/**
 * Preparation instructions for specimens to be collected. For a confidential test, both name and
 * instructions are hidden from users without permission.
 */
async function preparationFor(
  context: OperationContext,
  patientId: PatientId,
): Promise<Preparation[]> {
  const { hides } = await concealedFrom(context);
  const tests = await findPreparation(context.tx, context.tenantId, patientId);
  return tests
    .filter(
      ({ test_parameter_id, requested_by }) =>
        !hides(test_parameter_id, { patient_id: patientId, requested_by, at_work: true }),
    )
    .map(({ name, preparation }) => ({ test: name, text: preparation }));
}

/** One page of the appointments of a facility day, without cancelled ones. */
export async function listOn(
  { tx, tenantId, now }: ReadContext,
  { date, cursor, limit = defaultLimit }: QueryOf<typeof listAppointments>,
): Promise<AnswerOf<typeof listAppointments>> {
  const zone = await timeZoneOf(tx, tenantId);
  const rows = await findStartingWithin(tx, tenantId, {
    ...dayIn(zone, date ?? dateIn(zone, now.toISOString())),
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, keys, appointmentAt(now));
}

/** Appointments examined per query. */
const LOOKED_AT = 200;

/**
 * One page of upcoming booked appointments that fall outside the current opening hours. Empty when
 * no hours are set.
 */
export async function listOutsideHours(
  { tx, tenantId, now }: ReadContext,
  { cursor, limit = defaultLimit }: QueryOf<typeof listAppointmentsOutsideHours>,
): Promise<AnswerOf<typeof listAppointmentsOutsideHours>> {
  const { timezone, working_hours, holidays } = await findSettings(tx, tenantId);
  const hoursAgainst = outsideHours(timezone, { working_hours, holidays });
  const outside: AppointmentRow[] = [];
  let after = keysOf(cursor, 2) as [string, string] | undefined;
  let rows: AppointmentRow[] = [];
  do {
    rows =
      working_hours === null
        ? []
        : await findBookedFrom(tx, tenantId, { from: now.toISOString(), after, max: LOOKED_AT });
    outside.push(
      ...rows.filter(({ starts_at, ends_at }) => hoursAgainst({ start: starts_at, end: ends_at })),
    );
    const last = rows.at(-1);
    after = last && [last.starts_at, last.id];
  } while (rows.length === LOOKED_AT && outside.length <= limit);
  return pageOfRows(outside.slice(0, limit + 1), limit, keys, appointmentAt(now));
}

/**
 * Books an appointment. A replaced appointment is cancelled first to free its slot; if booking
 * fails, the cancellation is rolled back. Patients can book only if the facility enables it, and
 * cannot set the duration.
 */
export async function book(
  context: OperationContext,
  patientId: PatientId,
  body: BodyOf<typeof bookAppointment>,
): Promise<Appointment> {
  const { tx, tenantId, user, now } = context;
  const patient = await patientRow(tx, tenantId, patientId, { lock: true });
  if (patient.status !== 'active') throw new Refusal('conflict');
  if (patient.deceased) throw new Refusal('patient_deceased');
  const {
    enable_online_booking: mayBookOnline,
    appointments_at_once: atOnce,
    timezone,
    working_hours,
    holidays,
  } = await findSettings(tx, tenantId);
  const byPatient = user.role === 'patient';
  if (byPatient && !mayBookOnline) throw new Refusal('online_booking_off');
  if (byPatient && body.duration_minutes !== undefined)
    throw invalid({ duration_minutes: 'can be set by staff only' });

  const { rescheduled_from_id: replacedId = null, type, reason } = body;
  const replaced =
    replacedId === null ? undefined : await lockedRow(context, { id: replacedId, patientId });
  if (replaced) await cancelRow(context, replaced, null);

  const minutes =
    body.duration_minutes ?? (replaced ? minutesOf(replaced) : DEFAULT_APPOINTMENT_MINUTES);
  const start = new Date(body.start);
  const wanted = {
    start: start.toISOString(),
    end: new Date(start.getTime() + minutes * MINUTE_MS).toISOString(),
  };
  await lockDays(tx, tenantId, wanted);
  const all = await findHolding(tx, tenantId, wanted);
  const hours = outsideHours(timezone, { working_hours, holidays })(wanted);
  const refusal = bookingRefusal({
    wanted,
    all,
    own: all.filter(({ patient_id }) => patient_id === patientId),
    atOnce,
    open: hours === undefined,
    now: now.toISOString(),
  });
  if (refusal)
    throw new Refusal(
      refusal,
      refusal === 'appointment_outside_hours' && hours
        ? { fields: { start: hoursText(hours) } }
        : {},
    );

  const id = uuidv7();
  await insertAppointment(tx, {
    tenant_id: tenantId,
    id,
    patient_id: patientId,
    type,
    starts_at: wanted.start,
    ends_at: wanted.end,
    reason,
    source: byPatient ? 'portal' : 'staff',
    rescheduled_from_id: replacedId,
    created_at: now,
    created_by: user.id,
    updated_at: now,
  });
  const row = await appointmentRow(context, { id });
  auditAppointment(context, row, timezone, {
    action: 'create',
    after: {
      type,
      start: wanted.start,
      end: wanted.end,
      ...(replacedId !== null && { rescheduled_from_id: replacedId }),
    },
  });
  await scheduleAppointmentReminder(context, { ...row, timezone });
  if (!byPatient)
    await notifyOfAppointment(context, { ...row, timezone }, replaced ? 'moved' : 'booked');
  return appointmentAt(now)(row);
}

const minutesOf = ({ starts_at, ends_at }: AppointmentRow) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS;

/**
 * Cancels an appointment before the patient arrives. Staff must give a reason; patients cancelling
 * their own need none.
 */
export async function cancel(
  context: OperationContext,
  { id: patientId, appointmentId }: ParamsOf<typeof cancelAppointment>,
  { reason = '' }: QueryOf<typeof cancelAppointment>,
): Promise<Appointment> {
  const { tx, tenantId, user } = context;
  const byPatient = user.role === 'patient';
  const row = await lockedRow(context, { id: appointmentId, patientId });
  if (!byPatient && reason === '') throw invalid({ reason: 'must not be empty' });
  await cancelRow(context, row, reason === '' ? null : reason);
  if (!byPatient)
    await notifyOfAppointment(
      context,
      { ...row, timezone: await timeZoneOf(tx, tenantId) },
      'cancelled',
    );
  return appointmentAt(context.now)(await appointmentRow(context, { id: appointmentId }));
}

async function cancelRow(
  context: OperationContext,
  row: AppointmentRow,
  reason: string | null,
): Promise<void> {
  await move(context, row, 'cancel', { cancelled_at: context.now, cancellation_reason: reason });
  await deleteReminder(context, row.id);
}

/** Marks an appointment as arrived or fulfilled. */
export async function progress(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  which: 'arrive' | 'fulfil',
): Promise<Appointment> {
  const row = await lockedRow(context, { id });
  checkVersion(version, row.version);
  await move(context, row, which);
  return appointmentAt(context.now)(await appointmentRow(context, { id }));
}

async function move(
  context: OperationContext,
  row: AppointmentRow,
  which: AppointmentMove,
  values: { cancelled_at?: Date; cancellation_reason?: string | null } = {},
): Promise<void> {
  const { tx, tenantId, now } = context;
  const before = stateOf(row, now);
  if (!canMoveAppointment(before, which)) throw new Refusal('appointment_state');
  const { to } = appointmentMoves[which];
  await updateAppointment(tx, tenantId, row.id, { status: to, ...values }, now);
  const { cancellation_reason: reason } = values;
  auditAppointment(context, row, await timeZoneOf(tx, tenantId), {
    action: 'update',
    before: { status: before },
    after: { status: to },
    ...(reason && { reason }),
  });
}

function auditAppointment(
  context: OperationContext,
  { id, patient_id, starts_at }: AppointmentRow,
  timezone: string,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>,
): void {
  context.audit({
    category: 'patient',
    entity_type: 'appointment',
    entity_id: id,
    entity_label: printedTime(timezone, starts_at, 'en'),
    patient_id,
    ...entry,
  });
}

interface Which {
  id: string;
  /** The patient the appointment must belong to. */
  patientId?: PatientId;
}

const lockedRow = (context: OperationContext, which: Which) =>
  appointmentRow(context, which, { lock: true });

/** Returns an appointment of this facility, or throws a not-found error that reveals nothing. */
async function appointmentRow(
  { tx, tenantId }: OperationContext,
  { id, patientId }: Which,
  options?: { lock: boolean },
): Promise<AppointmentRow> {
  const row = await findAppointment(tx, tenantId, id, options);
  if (!row || (patientId !== undefined && row.patient_id !== patientId))
    throw new Refusal('not_found');
  return row;
}
