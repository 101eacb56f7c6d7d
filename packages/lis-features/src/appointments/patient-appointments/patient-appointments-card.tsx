import {
  canMoveAppointment,
  holdingStates,
  type Appointment,
  type Preparation,
} from '@alms/lis-domain/appointments';
import type { Opening } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { AppointmentLine } from './appointment-line.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import type { WantedAppointment } from './booking.form.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { patientAppointmentsMessages } from './words/index.ts';
import { PreparationList } from './preparation-list.tsx';
import * as S from './patient-appointments.styles.ts';

/** An appointment to cancel and the reason, which is empty when none is required. */
export interface CancelledAppointment {
  id: string;
  reason: string;
}

export interface PatientAppointmentsCardProps {
  /** Appointments of one patient, latest first. */
  appointments: Resource<readonly Appointment[]>;
  /**
   * Preparation instructions for the specimens to be collected. When omitted or empty, none are
   * shown.
   */
  preparation?: readonly Preparation[] | undefined;
  /** The user’s role. Staff choose the duration and enter a reason for cancelling. */
  viewer: 'patient' | 'staff';
  /** Time zone of the facility (IANA). Times are entered in this zone. */
  timeZone: string;
  /**
   * Working hours of the facility. Shown in the booking dialog, which accepts only times within
   * them. When omitted, they are unknown.
   */
  opening?: Opening | undefined;
  /**
   * Whether the user’s device is in another time zone, so that the facility’s zone is named.
   * @default false
   */
  elsewhere?: boolean;
  /** Books or reschedules an appointment. When omitted, the user may not. */
  onBook?: ((wanted: WantedAppointment) => Promise<Submission>) | undefined;
  /** Cancels an appointment. When omitted, the user may not. */
  onCancel?: ((cancelled: CancelledAppointment) => Promise<Submission>) | undefined;
  /** Loads older appointments. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
  /**
   * Id of the appointment to reschedule on arrival. Its dialog opens initially while the
   * appointment can still be rescheduled.
   */
  movedId?: string | undefined;
}

/** The action of the open dialog. */
type AppointmentAction = { kind: 'book' } | { kind: 'move' | 'cancel'; appointment: Appointment };

/** Returns the chosen action, or the requested rescheduling until the user chooses another one. */
function actionOf(
  chosen: AppointmentAction | 'none' | undefined,
  moved: Appointment | undefined,
): AppointmentAction | undefined {
  if (chosen === undefined) return moved && { kind: 'move', appointment: moved };
  return chosen === 'none' ? undefined : chosen;
}

/**
 * A patient’s appointments, upcoming ones first, with the actions available to the user. For a
 * whole day of a facility use `TodaysAppointmentsCard`.
 */
export function PatientAppointmentsCard({
  appointments,
  preparation = [],
  viewer,
  timeZone,
  opening,
  elsewhere = false,
  onBook,
  onCancel,
  onMore,
  onRetry,
  movedId,
}: PatientAppointmentsCardProps) {
  const words = useMessages(patientAppointmentsMessages);
  const [chosen, setAction] = useState<AppointmentAction | 'none'>();
  const moved =
    appointments.status === 'ready'
      ? appointments.data.find(
          ({ id, status }) => id === movedId && canMoveAppointment(status, 'cancel'),
        )
      : undefined;
  const action = actionOf(chosen, moved);
  const close = () => setAction('none');
  const title = viewer === 'patient' ? words.ownTitle : words.title;
  const zone = timeZone.replaceAll('_', ' ');
  const replaced = action?.kind === 'move' ? action.appointment : undefined;
  const book = onBook && (
    <Button
      size="small"
      aria-haspopup="dialog"
      leading={<Icon glyph={PlusGlyph} size="small" />}
      onClick={() => setAction({ kind: 'book' })}
    >
      {words.book}
    </Button>
  );
  return (
    <S.Root data-component="patient-appointments-card">
      <Card
        heading={title}
        body="flush"
        headerActions={book}
        footer={elsewhere ? words.zone({ zone }) : undefined}
      >
        {preparation.length > 0 && (
          <div data-part="section">
            <PreparationList preparation={preparation} />
          </div>
        )}
        <ResourceView
          resource={appointments}
          label={title}
          skeleton={
            <div data-part="section">
              <Skeleton count={3} />
            </div>
          }
          empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
          {...(onRetry && { onRetry })}
        >
          {(all) => (
            <Sections
              appointments={all}
              {...(onBook && {
                onMove: (appointment: Appointment) => setAction({ kind: 'move', appointment }),
              })}
              {...(onCancel && {
                onCancel: (appointment: Appointment) => setAction({ kind: 'cancel', appointment }),
              })}
              onMore={onMore}
            />
          )}
        </ResourceView>
      </Card>
      {onBook && (
        <BookingDialog
          open={action?.kind === 'book' || action?.kind === 'move'}
          replaced={replaced}
          preparation={preparation}
          asksLength={viewer === 'staff'}
          timeZone={timeZone}
          opening={opening}
          zone={elsewhere ? zone : undefined}
          onBook={onBook}
          onClose={close}
        />
      )}
      {onCancel && (
        <CancelDialog
          appointment={action?.kind === 'cancel' ? action.appointment : undefined}
          asksReason={viewer === 'staff'}
          onCancel={async (reason) =>
            action?.kind === 'cancel'
              ? onCancel({ id: action.appointment.id, reason })
              : { status: 'idle' }
          }
          onClose={close}
        />
      )}
    </S.Root>
  );
}

const isComing = ({ status }: Appointment) => (holdingStates as readonly string[]).includes(status);

interface SectionsProps {
  appointments: readonly Appointment[];
  onMove?: (appointment: Appointment) => void;
  onCancel?: (appointment: Appointment) => void;
  onMore: (() => void) | undefined;
}

function Sections({ appointments, onMove, onCancel, onMore }: SectionsProps) {
  const words = useMessages(patientAppointmentsMessages);
  const coming = appointments.filter(isComing).toReversed();
  const past = appointments.filter((appointment) => !isComing(appointment));
  const replaced = new Set(appointments.map(({ rescheduled_from_id }) => rescheduled_from_id));
  const line = (appointment: Appointment) => {
    const mayChange = canMoveAppointment(appointment.status, 'cancel');
    return (
      <AppointmentLine
        key={appointment.id}
        appointment={appointment}
        moved={replaced.has(appointment.id)}
        onMove={mayChange && onMove ? () => onMove(appointment) : undefined}
        onCancel={mayChange && onCancel ? () => onCancel(appointment) : undefined}
      />
    );
  };
  return (
    <>
      <div data-part="section">
        <Heading level={3}>{words.coming}</Heading>
        {coming.length === 0 ? (
          <Text tone="muted">{words.noneComing}</Text>
        ) : (
          <ul data-part="list">{coming.map(line)}</ul>
        )}
      </div>
      {past.length > 0 && (
        <div data-part="section">
          <Heading level={3}>{words.past}</Heading>
          <ul data-part="list">{past.map(line)}</ul>
          {onMore && (
            <div>
              <Button size="small" onClick={onMore}>
                {words.more}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
