export { PatientAppointmentsCard } from './patient-appointments-card.tsx';
export type {
  CancelledAppointment,
  PatientAppointmentsCardProps,
} from './patient-appointments-card.tsx';
export type { WantedAppointment } from './booking.form.ts';
