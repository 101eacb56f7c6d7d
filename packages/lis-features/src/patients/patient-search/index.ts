export { PatientSearchScreen } from './patient-search-screen.tsx';
export type { PatientSearchScreenProps } from './patient-search-screen.tsx';
