import { anAppointment, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { TodaysAppointmentsCardProps } from './todays-appointments-card.tsx';

export const todaysAppointmentsArgs: TodaysAppointmentsCardProps = {
  appointments: ready(
    [
      anAppointment({ number: 1, status: 'fulfilled', minutes: -72 }),
      anAppointment({ number: 2, status: 'no_show', minutes: -57 }),
      anAppointment({ number: 3, status: 'arrived', minutes: -12, reason: 'Fasting' }),
      anAppointment({ number: 4, minutes: 3 }),
      anAppointment({ number: 5, minutes: 18, type: 'consultation' }),
    ],
    FIXTURE_NOW,
  ),
  onProgress: async () => ({ status: 'done' }),
  onRetry: () => {},
  patientHref: (id) => `/app/patient-portal/${id}`,
};
