export { PatientAppointmentsCard } from './patient-appointments-card.js';
export type {
  CancelledAppointment,
  PatientAppointmentsCardProps,
} from './patient-appointments-card.js';
export type { WantedAppointment } from './booking.form.js';
