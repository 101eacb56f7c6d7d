import {
  bookAppointment,
  cancelAppointment,
  listPatientAppointments,
} from '@alms/lis-domain/appointments';
import { isDeviceTimeZone } from '@alms/lis-domain/facility';
import type { PatientId } from '@alms/lis-domain/patients';
import { PatientAppointmentsCard } from '@alms/lis-features/appointments/patient-appointments';
import { useSearchParams } from 'react-router-dom';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

export interface AppointmentsOfPatientProps {
  patientId: PatientId;
  /** No new bookings for a deceased patient; existing ones can be cancelled. @default false */
  deceased?: boolean;
  viewer: 'patient' | 'staff';
  /** Called after a booking or cancellation. */
  onChanged?: () => Promise<void>;
}

/**
 * Appointments of one patient. Patients can book if the facility allows it; they can always cancel.
 */
export function AppointmentsOfPatient({
  patientId,
  deceased = false,
  viewer,
  onChanged,
}: AppointmentsOfPatientProps) {
  const { facility } = useTenant();
  const { resource, first, more, reload } = usePages(listPatientAppointments, {
    params: { id: patientId },
    query: { limit: '50' },
  });
  const after = () => Promise.all([reload(), onChanged?.()]);
  const [search] = useSearchParams();
  const settings = facility.status === 'ready' ? facility.data.settings : undefined;
  const book = useAction(bookAppointment, {
    patientId,
    when: settings !== undefined && !deceased && (viewer === 'staff' || settings.online_booking),
    after,
  });
  const cancel = useAction(cancelAppointment, { patientId, after });
  return (
    <PatientAppointmentsCard
      appointments={itemsOf(resource)}
      preparation={first?.preparation}
      viewer={viewer}
      timeZone={settings?.timezone ?? 'UTC'}
      opening={first?.opening}
      elsewhere={settings !== undefined && !isDeviceTimeZone(settings.timezone)}
      onBook={book.handler((body) => ({ params: { id: patientId }, body }))}
      onCancel={cancel.handler(({ id, reason }) => ({
        params: { id: patientId, appointmentId: id },
        query: reason === '' ? {} : { reason },
      }))}
      onMore={more}
      onRetry={reload}
      movedId={search.get('move') ?? undefined}
    />
  );
}
