import type { Appointment } from '@alms/lis-domain/appointments';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { AppointmentChip, useAppointmentWords } from '../../shared/appointment-words/index.ts';
import { patientAppointmentsMessages } from './words/index.ts';

export interface AppointmentLineProps {
  appointment: Appointment;
  /** Whether the appointment was rescheduled and replaced by another one. */
  moved: boolean;
  /** Reschedules the appointment. When omitted, the user cannot reschedule it. */
  onMove?: (() => void) | undefined;
  /** Cancels the appointment. When omitted, the user cannot cancel it. */
  onCancel?: (() => void) | undefined;
}

/** One appointment with its time, purpose, status and available actions. */
export function AppointmentLine({ appointment, moved, onMove, onCancel }: AppointmentLineProps) {
  const words = useMessages(patientAppointmentsMessages);
  const { words: appointmentWords, when: inWords } = useAppointmentWords();
  const { type, status, reason, cancellation_reason } = appointment;
  const when = inWords(appointment);
  return (
    <li>
      <div data-part="about">
        <Text as="span" strong figures>
          {when}
        </Text>
        <Text as="span">{appointmentWords[type]}</Text>
        {reason !== '' && (
          <Text as="span" tone="muted">
            {reason}
          </Text>
        )}
        {cancellation_reason !== null && (
          <Text as="span" tone="muted">
            {words.because({ reason: cancellation_reason })}
          </Text>
        )}
      </div>
      <AppointmentChip state={status}>{moved ? words.moved : undefined}</AppointmentChip>
      {(onMove ?? onCancel) && (
        <div data-part="actions">
          {onMove && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={words.moveOf({ when })}
              onClick={onMove}
            >
              {words.move}
            </Button>
          )}
          {onCancel && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={words.cancelOf({ when })}
              onClick={onCancel}
            >
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
