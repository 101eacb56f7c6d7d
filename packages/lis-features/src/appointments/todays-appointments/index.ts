export { TodaysAppointmentsCard } from './todays-appointments-card.tsx';
export type {
  AppointmentProgress,
  TodaysAppointmentsCardProps,
} from './todays-appointments-card.tsx';
