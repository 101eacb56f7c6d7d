export { PatientSearchScreen } from './patient-search-screen.js';
export type { PatientSearchScreenProps } from './patient-search-screen.js';
