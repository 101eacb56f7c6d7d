import { todaysAppointmentsArgs } from '../todays-appointments/todays-appointments.args.ts';
import type { AppointmentsScreenProps } from './appointments-screen.tsx';

export const appointmentsArgs: AppointmentsScreenProps = {
  ...todaysAppointmentsArgs,
  day: '2026-05-12',
  onDayChange: () => {},
  moveHref: ({ id, patient }) => `/app/patient-portal/${patient.id}?tab=visits&move=${id}`,
  bookHref: '/app/patient-portal?for=appointment',
};
