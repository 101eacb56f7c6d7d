import { mayCall, mayOpen } from '@alms/lis-domain/access';
import {
  listAppointments,
  listAppointmentsOutsideHours,
  markArrived,
  markFulfilled,
} from '@alms/lis-domain/appointments';
import {
  TodaysAppointmentsCard,
  type AppointmentProgress,
} from '@alms/lis-features/appointments/todays-appointments';
import { appointmentToMove, hrefOf, paths } from '../../app/paths.ts';
import { itemsOf } from '../../data/lists.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { useSubmission } from '../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../session/session-provider.tsx';
import { useRefreshed } from './use-refreshed.ts';

/** Patients can book concurrently in the portal. */
const REFRESH_MS = 60_000;

const calls = { arrive: markArrived, fulfil: markFulfilled } as const;

/** Today’s appointments, for users who manage appointments. */
export default function TodaysAppointments({ refreshes }: { refreshes: number }) {
  const { user } = useSignedIn();
  const { call } = useApi();
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
  const { submit } = useSubmission();
  const onProgress = async ({ appointment: { id, version }, move }: AppointmentProgress) => {
    const outcome = await submit(() => call(calls[move], { params: { id }, version }));
    await reload();
    return outcome;
  };
  const patientHref = mayOpen(user, '/app/patient-portal/{patientId}').allowed
    ? (patientId: string) => hrefOf(paths.patient, { patientId })
    : undefined;
  return (
    <TodaysAppointmentsCard
      appointments={itemsOf(resource)}
      hasMore={resource.status === 'ready' && resource.data.nextCursor !== null}
      onProgress={mayCall(user, markArrived.access).allowed ? onProgress : undefined}
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
