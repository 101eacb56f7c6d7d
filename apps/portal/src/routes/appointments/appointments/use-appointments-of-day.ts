import { mayOpen } from '@alms/lis-domain/access';
import {
  listAppointments,
  listAppointmentsOutsideHours,
  markArrived,
  markFulfilled,
} from '@alms/lis-domain/appointments';
import type { PatientId } from '@alms/lis-domain/patients';
import type { AppointmentsScreenProps } from '@alms/lis-features/appointments/appointments';
import { useCallback } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { appointmentToMove } from '../../../app/task-links.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';

/** Patients can book concurrently in the portal. */
const REFRESH_MS = 60_000;

type AppointmentsOfDay = Pick<
  AppointmentsScreenProps,
  'appointments' | 'hasMore' | 'onProgress' | 'patientHref' | 'moveHref' | 'outside'
> & { onRetry: () => Promise<void> };

/** Appointments of a day and those outside the working hours. `day`: undefined for today. */
export function useAppointmentsOfDay(day?: string): AppointmentsOfDay {
  const { user } = useSignedIn();
  const { resource, reload } = usePages(
    listAppointments,
    { query: { limit: '200', ...(day !== undefined && { date: day }) } },
    { refreshMs: REFRESH_MS },
  );
  const { resource: outside, reload: reloadOutside } = usePages(listAppointmentsOutsideHours, {
    query: { limit: '50' },
  });
  const onRetry = useCallback(async () => {
    await Promise.all([reload(), reloadOutside()]);
  }, [reload, reloadOutside]);
  const arrive = useAction(markArrived, { after: reload });
  const fulfil = useAction(markFulfilled, { after: reload });
  const links = mayOpen(user, '/app/patient-portal/{patientId}').allowed && {
    patientHref: (patientId: PatientId) => hrefOf(paths.patient, { patientId }),
    moveHref: ({ id, patient }: { id: string; patient: { id: PatientId } }) =>
      appointmentToMove(patient.id, id),
  };
  return {
    appointments: itemsOf(resource),
    hasMore: resource.status === 'ready' && resource.data.nextCursor !== null,
    onProgress: arrive.offered
      ? ({ appointment: { id, version }, move }) =>
          (move === 'arrive' ? arrive : fulfil).submit({ params: { id }, version })
      : undefined,
    ...links,
    outside: {
      appointments: itemsOf(outside),
      hasMore: outside.status === 'ready' && outside.data.nextCursor !== null,
      ...links,
      onRetry: reloadOutside,
    },
    onRetry,
  };
}
