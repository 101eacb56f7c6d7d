export { PatientFinder } from './patient-finder.js';
export type { PatientFinderProps, PatientPage } from './patient-finder.js';
