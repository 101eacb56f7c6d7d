export { TodaysAppointmentsCard } from './todays-appointments-card.js';
export type {
  AppointmentProgress,
  TodaysAppointmentsCardProps,
} from './todays-appointments-card.js';
