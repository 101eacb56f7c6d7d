export { AppointmentList } from './appointment-list.tsx';
export type { AppointmentListProps, AppointmentProgress } from './appointment-list.tsx';
