import type { Appointment } from '@alms/lis-domain/appointments';
import type { PatientId } from '@alms/lis-domain/patients';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useAppointmentWords } from '../appointment-words/index.ts';
import { outsideHoursMessages } from './words/index.ts';
import * as S from './outside-hours.styles.ts';

export interface OutsideHours {
  /** Appointments outside working hours, earliest first. */
  appointments: Resource<readonly Appointment[]>;
  /** Whether there are more appointments than these. */
  hasMore: boolean;
  /** Returns the link to a patient with contact details. When omitted, names are not links. */
  patientHref?: ((patientId: PatientId) => string) | undefined;
  /** Returns the link to reschedule an appointment. When omitted, it is not offered here. */
  moveHref?: ((appointment: Appointment) => string) | undefined;
  onRetry?: () => void | Promise<void>;
}

/**
 * Appointments booked before the working hours changed, with contact details and reschedule links.
 */
export function OutsideHoursList({
  appointments,
  patientHref,
  moveHref,
}: Pick<OutsideHours, 'patientHref' | 'moveHref'> & { appointments: readonly Appointment[] }) {
  const words = useMessages(outsideHoursMessages);
  const { words: appointmentWords, when: inWords } = useAppointmentWords();
  return (
    <S.Root>
      <Text>{words.body}</Text>
      <ul>
        {appointments.map((appointment) => {
          const { id, patient, type } = appointment;
          const when = inWords(appointment);
          return (
            <li key={id}>
              <Text as="span" strong figures>
                {when}
              </Text>
              {patientHref ? (
                <Link href={patientHref(patient.id)}>{patient.full_name}</Link>
              ) : (
                <Text as="span">{patient.full_name}</Text>
              )}
              <Text as="span" tone="muted" code>
                {patient.mrn}
              </Text>
              <Text as="span">{appointmentWords[type]}</Text>
              {moveHref && (
                <Link
                  data-part="move"
                  href={moveHref(appointment)}
                  aria-label={words.moveOf({ name: patient.full_name, when })}
                >
                  {words.move}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </S.Root>
  );
}
