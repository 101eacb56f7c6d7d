import type { Appointment } from '@alms/lis-domain/appointments';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useAppointmentWords } from '../../shared/appointment-words/index.js';
import { hospitalSettingsMessages } from './hospital-settings.messages.js';
import * as S from './outside-hours-card.styles.js';

export interface OutsideHours {
  /** The earliest first. */
  appointments: Resource<readonly Appointment[]>;
  /** There are more than these. */
  hasMore: boolean;
  /** Where a patient is looked at, called and moved. */
  patientHref: (patientId: string) => string;
  onRetry?: () => void | Promise<void>;
}

/** Whom to call, because their appointments were booked before the working hours were changed. Nothing while there is nobody. */
export function OutsideHoursCard({ appointments, hasMore, patientHref, onRetry }: OutsideHours) {
  const words = useMessages(hospitalSettingsMessages);
  const { words: appointmentWords, when } = useAppointmentWords();
  if (appointments.status === 'idle' || appointments.status === 'loading' || appointments.status === 'empty') return null;
  return (
    <Card heading={words.outsideTitle} footer={hasMore ? words.outsideMore : undefined}>
      <ResourceView resource={appointments} label={words.outsideTitle} skeleton={<Skeleton />} {...(onRetry && { onRetry })}>
        {(all) => (
          <S.Root>
            <Text>{words.outsideBody}</Text>
            <ul>
              {all.map((appointment) => (
                <li key={appointment.id}>
                  <Text as="span" strong figures>{when(appointment)}</Text>
                  <Link href={patientHref(appointment.patient.id)}>{appointment.patient.full_name}</Link>
                  <Text as="span" tone="muted" code>{appointment.patient.mrn}</Text>
                  <Text as="span">{appointmentWords[appointment.type]}</Text>
                </li>
              ))}
            </ul>
          </S.Root>
        )}
      </ResourceView>
    </Card>
  );
}
