import { canMoveAppointment, type Appointment } from '@alms/lis-domain/appointments';
import type { PatientId } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { idle, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { AppointmentChip, useAppointmentWords } from '../../shared/appointment-words/index.ts';
import type { OutsideHours } from '../../shared/outside-hours/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { OutsideHoursNotice } from './outside-hours-notice.tsx';
import { todaysAppointmentsMessages } from './words/index.ts';
import * as S from './todays-appointments.styles.ts';

/** A status change at reception: the patient arrived, or the appointment was fulfilled. */
export interface AppointmentProgress {
  appointment: Appointment;
  move: 'arrive' | 'fulfil';
}

export interface TodaysAppointmentsCardProps {
  /** Appointments of the facility’s current day, earliest first. */
  appointments: Resource<readonly Appointment[]>;
  /** Whether there are more appointments than these. @default false */
  hasMore?: boolean;
  /** Records arrival or completion. When omitted, the user may not. */
  onProgress?: ((progress: AppointmentProgress) => Promise<Submission>) | undefined;
  onRetry: () => void | Promise<void>;
  /** Returns the link to a patient. When omitted, names are not links. */
  patientHref?: ((patientId: PatientId) => string) | undefined;
  /**
   * Upcoming appointments that were booked before the working hours changed. When omitted, the user
   * may not reschedule them.
   */
  outside?: OutsideHours | undefined;
}

/**
 * Today’s appointments with their arrival status, for reception. For one patient’s appointments use
 * `PatientAppointmentsCard`.
 */
export function TodaysAppointmentsCard({
  appointments,
  hasMore = false,
  onProgress,
  onRetry,
  patientHref,
  outside,
}: TodaysAppointmentsCardProps) {
  const words = useMessages(todaysAppointmentsMessages);
  const [busyId, setBusyId] = useState<string>();
  const [submission, setSubmission] = useState<Submission>(idle);
  const progress =
    onProgress &&
    (async (done: AppointmentProgress) => {
      setBusyId(done.appointment.id);
      setSubmission(await onProgress(done));
      setBusyId(undefined);
    });
  return (
    <S.Root data-component="todays-appointments-card">
      <Card heading={words.title} body="flush" footer={hasMore ? words.more : undefined}>
        {outside && <OutsideHoursNotice {...outside} />}
        <SubmissionAlert submission={submission} words={words} />
        <ResourceView
          resource={appointments}
          label={words.title}
          skeleton={
            <div data-part="skeleton">
              <Skeleton count={4} />
            </div>
          }
          empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
          onRetry={onRetry}
        >
          {(all) => (
            <ul data-part="list">
              {all.map((appointment) => (
                <Visit
                  key={appointment.id}
                  appointment={appointment}
                  href={patientHref?.(appointment.patient.id)}
                  busy={busyId === appointment.id}
                  onProgress={progress}
                />
              ))}
            </ul>
          )}
        </ResourceView>
      </Card>
    </S.Root>
  );
}

interface VisitProps {
  appointment: Appointment;
  href: string | undefined;
  busy: boolean;
  onProgress: ((progress: AppointmentProgress) => Promise<void>) | undefined;
}

function Visit({ appointment, href, busy, onProgress }: VisitProps) {
  const words = useMessages(todaysAppointmentsMessages);
  const format = useFormat();
  const { words: appointmentWords } = useAppointmentWords();
  const { patient, type, status, start, reason } = appointment;
  const move = (['arrive', 'fulfil'] as const).find((each) => canMoveAppointment(status, each));
  const name = patient.full_name;
  return (
    <li>
      <time dateTime={start}>{format.time(start)}</time>
      <div data-part="about">
        {href === undefined ? (
          <Text as="span" strong>
            {name}
          </Text>
        ) : (
          <Link href={href}>{name}</Link>
        )}
        <Text as="span" tone="muted" code>
          {patient.mrn}
        </Text>
        <Text as="span">{appointmentWords[type]}</Text>
        {reason !== '' && (
          <Text as="span" tone="muted">
            {reason}
          </Text>
        )}
      </div>
      <div data-part="end">
        {status !== 'booked' && <AppointmentChip state={status} />}
        {move && onProgress && (
          <Button
            size="small"
            busy={busy}
            aria-label={words[`${move}Of`]({ name })}
            onClick={() => void onProgress({ appointment, move })}
          >
            {words[move]}
          </Button>
        )}
      </div>
    </li>
  );
}
