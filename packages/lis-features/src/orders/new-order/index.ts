export { ChoosePatientScreen } from './new-order-screen.tsx';
export type { ChoosePatientScreenProps } from './new-order-screen.tsx';
