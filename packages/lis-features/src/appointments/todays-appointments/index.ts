export { TodaysAppointmentsCard } from './todays-appointments-card.tsx';
export type { TodaysAppointmentsCardProps } from './todays-appointments-card.tsx';
export type { AppointmentProgress } from '../../shared/appointment-list/index.ts';
