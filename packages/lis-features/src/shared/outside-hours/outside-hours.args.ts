import { anAppointment, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { OutsideHours } from './outside-hours-list.tsx';

/** Two appointments booked before the working hours changed. */
export const outside: OutsideHours = {
  appointments: ready(
    [
      anAppointment({ number: 1, minutes: 600 }),
      anAppointment({ number: 2, minutes: 5 * 24 * 60, type: 'consultation' }),
    ],
    FIXTURE_NOW,
  ),
  hasMore: false,
  patientHref: (id) => `/app/patient-portal/${id}`,
  moveHref: ({ id, patient }) => `/app/patient-portal/${patient.id}?move=${id}`,
};
