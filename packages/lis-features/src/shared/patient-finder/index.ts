export { PatientFinder } from './patient-finder.tsx';
export type { PatientFinderProps, PatientPage } from './patient-finder.tsx';
