import type { NotificationType } from '@alms/lis-domain/notifications';
import { printedTime } from '../../platform/i18n/printed-dates.ts';
import type { OperationContext } from '../../platform/http/call.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { addressed } from './result-notifications.ts';
import type { NoticeWords } from './notification-words.ts';
import { addNotifications, dropScheduled, findRecipients } from './notifications.store.ts';

interface NamedAppointment {
  id: string;
  patient_id: string;
  starts_at: string;
  /** The facility's, on whose clock the time is told. */
  timezone: string;
}

/** What staff have done about it, and the words for that. */
const titles = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
} as const satisfies Record<string, keyof NoticeWords>;

/** Tells the patient what staff have done. */
export function tellOfAppointment(
  context: OperationContext,
  appointment: NamedAppointment,
  what: keyof typeof titles,
): Promise<void> {
  return tell(context, appointment, { type: 'system', title: titles[what], at: context.now });
}

const DAY_MS = 86_400_000;

/** Writes the reminder that the patient is shown, and mailed if they want that, a day before; of something sooner nobody has to be reminded. */
export async function remindOfAppointment(
  context: OperationContext,
  appointment: NamedAppointment,
): Promise<void> {
  const at = new Date(Date.parse(appointment.starts_at) - DAY_MS);
  if (at > context.now)
    await tell(context, appointment, {
      type: 'appointment_reminder',
      title: 'appointmentSoon',
      at,
    });
}

async function tell(
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
      says: (words, inserted, language) => ({
        title: words[title],
        message: inserted(printedTime(timezone, starts_at, language)),
      }),
    },
    at,
  );
  await addNotifications(tx, rows);
}

/** Nobody is reminded of what does not take place. */
export function forgetReminder({ tx, tenantId, now }: OperationContext, id: string): Promise<void> {
  return dropScheduled(tx, tenantId, { type: 'appointment_reminder', entityId: id, now });
}

/** Writes the reminders of what a patient has booked anew: nobody who has died is reminded, and who turns out to live is again. */
export async function renewReminders(context: OperationContext, patientId: string): Promise<void> {
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
    await forgetReminder(context, appointment.id);
    await remindOfAppointment(context, { ...appointment, timezone });
  }
}
