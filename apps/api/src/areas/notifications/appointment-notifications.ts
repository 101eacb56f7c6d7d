import type { PatientId } from '@alms/lis-domain/patients';
import type { NotificationType } from '@alms/lis-domain/notifications';
import { printedTime } from '../../platform/i18n/printed-dates.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { addressed } from './result-notifications.ts';
import { isolateBidi } from '../../platform/i18n/isolate-bidi.ts';
import { addNotifications, dropScheduled, findRecipients } from './notifications.store.ts';

interface NamedAppointment {
  id: string;
  patient_id: PatientId;
  starts_at: string;
  /** The facility's time zone, used to format times. */
  timezone: string;
}

/** Notification titles by staff operation. */
const titles = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
} as const;

/** Notifies the patient of a staff operation on an appointment. */
export function notifyOfAppointment(
  context: OperationContext,
  appointment: NamedAppointment,
  what: keyof typeof titles,
): Promise<void> {
  return notifyPatient(context, appointment, {
    type: 'system',
    title: titles[what],
    at: context.now,
  });
}

const DAY_MS = 86_400_000;

/**
 * Schedules the patient's reminder for one day before, with an email if preferred. Appointments
 * within a day get no reminder.
 */
export async function scheduleAppointmentReminder(
  context: OperationContext,
  appointment: NamedAppointment,
): Promise<void> {
  const at = new Date(Date.parse(appointment.starts_at) - DAY_MS);
  if (at > context.now)
    await notifyPatient(context, appointment, {
      type: 'appointment_reminder',
      title: 'appointmentSoon',
      at,
    });
}

async function notifyPatient(
  { tx, tenantId }: OperationContext,
  { id, patient_id, starts_at, timezone }: NamedAppointment,
  notice: {
    type: NotificationType;
    title: (typeof titles)[keyof typeof titles] | 'appointmentSoon';
    at: Date;
  },
): Promise<void> {
  const { type, title, at } = notice;
  const patient = await findRecipients(tx, tenantId, { patientIds: [patient_id] });
  const rows = addressed(
    patient,
    {
      type,
      priority: 'normal',
      entity: { type: 'appointment', id },
      screens: ['/app/patient-portal'],
      says: (words, language) => ({
        title: words(title),
        message: isolateBidi(language)(printedTime(timezone, starts_at, language)),
      }),
    },
    at,
  );
  await addNotifications(tx, rows);
}

/** Drops the reminder of a cancelled appointment. */
export function deleteReminder({ tx, tenantId, now }: OperationContext, id: string): Promise<void> {
  return dropScheduled(tx, tenantId, { type: 'appointment_reminder', entityId: id, now });
}

/**
 * Recreates a patient's reminders. None are sent for a deceased patient; they resume if the record
 * of death is corrected.
 */
export async function renewReminders(
  context: OperationContext,
  patientId: PatientId,
): Promise<void> {
  const { tx, tenantId, now } = context;
  const timezone = await timeZoneOf(tx, tenantId);
  const booked = await tx
    .selectFrom('appointment')
    .select(['id', 'patient_id', 'starts_at'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .execute();
  for (const appointment of booked) {
    await deleteReminder(context, appointment.id);
    await scheduleAppointmentReminder(context, { ...appointment, timezone });
  }
}
