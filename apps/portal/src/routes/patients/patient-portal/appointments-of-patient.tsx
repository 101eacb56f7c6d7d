import { mayCall } from '@alms/lis-domain/access';
import {
  bookAppointment,
  cancelAppointment,
  listPatientAppointments,
} from '@alms/lis-domain/appointments';
import {
  PatientAppointmentsCard,
  type CancelledAppointment,
  type WantedAppointment,
} from '@alms/lis-features/appointments/patient-appointments';
import { useSearchParams } from 'react-router-dom';
import { itemsOf } from '../../../data/lists.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

export interface AppointmentsOfPatientProps {
  patientId: string;
  /** No new bookings for a deceased patient; existing ones can be cancelled. @default false */
  deceased?: boolean;
  viewer: 'patient' | 'staff';
}

/**
 * Appointments of one patient. Patients can book if the facility allows it; they can always cancel.
 */
export function AppointmentsOfPatient({
  patientId,
  deceased = false,
  viewer,
}: AppointmentsOfPatientProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const { facility } = useTenant();
  const { resource, first, more, reload } = usePages(listPatientAppointments, {
    params: { id: patientId },
    query: { limit: '50' },
  });
  const [search] = useSearchParams();
  const { submit } = useSubmission();
  const key = useIdempotencyKey();
  const settings = facility.status === 'ready' ? facility.data.settings : undefined;
  const can = (access: Parameters<typeof mayCall>[1]) =>
    mayCall(user, access, { patientId }).allowed;
  const mayBook =
    settings !== undefined &&
    !deceased &&
    can(bookAppointment.access) &&
    (viewer === 'staff' || settings.online_booking);

  const onBook = async (body: WantedAppointment) => {
    const outcome = await submit(() =>
      call(bookAppointment, { params: { id: patientId }, body, key: key.read() }),
    );
    if (outcome.status !== 'failed') key.renew();
    await reload();
    return outcome;
  };
  const onCancel = async ({ id, reason }: CancelledAppointment) => {
    const outcome = await submit(() =>
      call(cancelAppointment, {
        params: { id: patientId, appointmentId: id },
        query: reason === '' ? {} : { reason },
      }),
    );
    await reload();
    return outcome;
  };
  return (
    <PatientAppointmentsCard
      appointments={itemsOf(resource)}
      preparation={first?.preparation}
      viewer={viewer}
      timeZone={settings?.timezone ?? 'UTC'}
      opening={first?.opening}
      elsewhere={
        settings !== undefined &&
        settings.timezone !== new Intl.DateTimeFormat().resolvedOptions().timeZone
      }
      onBook={mayBook ? onBook : undefined}
      onCancel={can(cancelAppointment.access) ? onCancel : undefined}
      onMore={more}
      onRetry={reload}
      movedId={search.get('move') ?? undefined}
    />
  );
}
