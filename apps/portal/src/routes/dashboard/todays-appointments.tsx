import { mayCall, mayOpen } from '@alms/lis-domain/access';
import { listAppointments, markArrived, markFulfilled } from '@alms/lis-domain/appointments';
import { TodaysAppointmentsCard, type AppointmentProgress } from '@alms/lis-features/appointments/todays-appointments';
import { hrefOf, paths } from '../../app/paths.ts';
import { itemsOf } from '../../data/lists.ts';
import { usePages } from '../../data/use-answer.ts';
import { useSubmission } from '../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../session/session-provider.tsx';
import { useRefreshed } from './use-refreshed.ts';

/** Patients book from elsewhere meanwhile. */
const REFRESH_MS = 60_000;

const calls = { arrive: markArrived, fulfil: markFulfilled } as const;

/** Who comes today, for who manages appointments. */
export default function TodaysAppointments({ refreshes }: { refreshes: number }) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const { resource, reload } = usePages(listAppointments, { query: { limit: '200' } }, { refreshMs: REFRESH_MS });
  useRefreshed(refreshes, reload);
  const { submit } = useSubmission();
  const onProgress = async ({ appointment: { id, version }, move }: AppointmentProgress) => {
    const outcome = await submit(() => call(calls[move], { params: { id }, version }));
    await reload();
    return outcome;
  };
  return (
    <TodaysAppointmentsCard
      appointments={itemsOf(resource)}
      hasMore={resource.status === 'ready' && resource.data.nextCursor !== null}
      onProgress={mayCall(user, markArrived.access).allowed ? onProgress : undefined}
      onRetry={reload}
      {...(mayOpen(user, '/app/patient-portal/{patientId}').allowed && { patientHref: (patientId: string) => hrefOf(paths.patient, { patientId }) })}
    />
  );
}
