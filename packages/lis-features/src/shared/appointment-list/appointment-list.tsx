import { canMoveAppointment, type Appointment } from '@alms/lis-domain/appointments';
import type { PatientId } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { idle, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { AppointmentChip, useAppointmentWords } from '../appointment-words/index.ts';
import type { OutsideHours } from '../outside-hours/index.ts';
import { SubmissionAlert } from '../submission-alert/index.ts';
import { OutsideHoursNotice } from './outside-hours-notice.tsx';
import { appointmentListMessages } from './words/index.ts';
import * as S from './appointment-list.styles.ts';

/** A status change at reception: the patient arrived, or the appointment was fulfilled. */
export interface AppointmentProgress {
  appointment: Appointment;
  move: 'arrive' | 'fulfil';
}

export interface AppointmentListProps {
  /** Accessible name of the list; usually shown by a heading above it. */
  label: string;
  /** Appointments of one facility day, earliest first. */
  appointments: Resource<readonly Appointment[]>;
  /** Records arrival or completion. When omitted, the user may not. */
  onProgress?: ((progress: AppointmentProgress) => Promise<Submission>) | undefined;
  onRetry: () => void | Promise<void>;
  /** Returns the link to a patient. When omitted, names are not links. */
  patientHref?: ((patientId: PatientId) => string) | undefined;
  /** Returns the link to reschedule an appointment. When omitted, it is not offered. */
  moveHref?: ((appointment: Appointment) => string) | undefined;
  /** Texts shown when there are no appointments on the day. */
  empty: { title: string; body: string };
  /** Heading level of these texts and of errors. @default 3 */
  headingLevel?: 2 | 3;
  /**
   * Upcoming appointments that were booked before the working hours changed. When omitted, the user
   * may not reschedule them.
   */
  outside?: OutsideHours | undefined;
}

/**
 * The appointments of one day with their arrival status, in a card without padding. For one
 * patient’s appointments use `PatientAppointmentsCard`.
 */
export function AppointmentList({
  label,
  appointments,
  onProgress,
  onRetry,
  patientHref,
  moveHref,
  empty,
  headingLevel = 3,
  outside,
}: AppointmentListProps) {
  const words = useMessages(appointmentListMessages);
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
    <S.Root data-component="appointment-list">
      {outside && <OutsideHoursNotice {...outside} />}
      <SubmissionAlert submission={submission} words={words} />
      <ResourceView
        resource={appointments}
        label={label}
        skeleton={
          <div data-part="skeleton">
            <Skeleton count={4} />
          </div>
        }
        headingLevel={headingLevel}
        empty={{ 'none-yet': empty }}
        onRetry={onRetry}
      >
        {(all) => (
          <ul data-part="list">
            {all.map((appointment) => (
              <AppointmentRow
                key={appointment.id}
                appointment={appointment}
                href={patientHref?.(appointment.patient.id)}
                moveHref={moveHref?.(appointment)}
                busy={busyId === appointment.id}
                onProgress={progress}
              />
            ))}
          </ul>
        )}
      </ResourceView>
    </S.Root>
  );
}

interface AppointmentRowProps {
  appointment: Appointment;
  href: string | undefined;
  moveHref: string | undefined;
  busy: boolean;
  onProgress: ((progress: AppointmentProgress) => Promise<void>) | undefined;
}

function AppointmentRow({ appointment, href, moveHref, busy, onProgress }: AppointmentRowProps) {
  const words = useMessages(appointmentListMessages);
  const format = useFormat();
  const { words: appointmentWords, when } = useAppointmentWords();
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
        {moveHref !== undefined && canMoveAppointment(status, 'cancel') && (
          <Link
            href={moveHref}
            aria-label={words.moveOf({ name, when: when(appointment) })}
            data-part="move"
          >
            {words.move}
          </Link>
        )}
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
