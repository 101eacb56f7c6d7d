export { RegisterLabScreen } from './register-lab-screen.tsx';
export type { RegisteredLab, RegisterLabScreenProps } from './register-lab-screen.tsx';
export type { RegisterLabValues } from './register-lab.form.ts';
