export { RegisterLabScreen } from './register-lab-screen.tsx';
export type { RegisteredLab, RegisterLabScreenProps } from './register-lab-screen.tsx';
export type { NewAccountValues as RegisterLabValues } from '../../shared/new-account/index.ts';
