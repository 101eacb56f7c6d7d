export { AppointmentsScreen } from './appointments-screen.tsx';
export type { AppointmentsScreenProps } from './appointments-screen.tsx';
