import { mayOpen } from '@alms/lis-domain/access';
import {
  listAppointments,
  listAppointmentsOutsideHours,
  markArrived,
  markFulfilled,
} from '@alms/lis-domain/appointments';
import type { PatientId } from '@alms/lis-domain/patients';
import { TodaysAppointmentsCard } from '@alms/lis-features/appointments/todays-appointments';
import { appointmentToMove, hrefOf, paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useRefreshed } from '../../../data/use-refreshed.ts';

/** Patients can book concurrently in the portal. */
const REFRESH_MS = 60_000;

/** Today’s appointments, for users who manage appointments. */
export default function TodaysAppointments({ refreshes }: { refreshes: number }) {
  const { user } = useSignedIn();
  const { resource, reload } = usePages(
    listAppointments,
    { query: { limit: '200' } },
    { refreshMs: REFRESH_MS },
  );
  const { resource: outside, reload: reloadOutside } = usePages(listAppointmentsOutsideHours, {
    query: { limit: '50' },
  });
  useRefreshed(refreshes, reload);
  useRefreshed(refreshes, reloadOutside);
  const arrive = useAction(markArrived, { after: reload });
  const fulfil = useAction(markFulfilled, { after: reload });
  const patientHref = mayOpen(user, '/app/patient-portal/{patientId}').allowed
    ? (patientId: PatientId) => hrefOf(paths.patient, { patientId })
    : undefined;
  return (
    <TodaysAppointmentsCard
      appointments={itemsOf(resource)}
      hasMore={resource.status === 'ready' && resource.data.nextCursor !== null}
      onProgress={
        arrive.offered
          ? ({ appointment: { id, version }, move }) =>
              (move === 'arrive' ? arrive : fulfil).submit({ params: { id }, version })
          : undefined
      }
      onRetry={reload}
      patientHref={patientHref}
      outside={{
        appointments: itemsOf(outside),
        hasMore: outside.status === 'ready' && outside.data.nextCursor !== null,
        patientHref,
        ...(patientHref && { moveHref: ({ id, patient }) => appointmentToMove(patient.id, id) }),
        onRetry: reloadOutside,
      }}
    />
  );
}
