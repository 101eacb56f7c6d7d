export { ChoosePatientScreen } from './choose-patient-screen.js';
export type { ChoosePatientScreenProps } from './choose-patient-screen.js';
