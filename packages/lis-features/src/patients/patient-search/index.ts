export { PatientSearchScreen } from './patient-search-screen.js';
export type { PatientPage, PatientSearchScreenProps } from './patient-search-screen.js';
