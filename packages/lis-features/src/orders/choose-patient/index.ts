export { ChoosePatientScreen } from './choose-patient-screen.tsx';
export type { ChoosePatientScreenProps } from './choose-patient-screen.tsx';
