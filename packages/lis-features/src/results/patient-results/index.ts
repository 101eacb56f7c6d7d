export { PatientResultsScreen } from './patient-results-screen.js';
export type { PatientResultsScreenProps } from './patient-results-screen.js';
