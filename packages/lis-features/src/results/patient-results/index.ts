export { PatientResultsScreen } from './patient-results-screen.tsx';
export type { PatientResultsScreenProps } from './patient-results-screen.tsx';
