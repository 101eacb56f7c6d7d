export { RegisterLabScreen } from './register-lab-screen.js';
export type { RegisteredLab, RegisterLabScreenProps } from './register-lab-screen.js';
export type { RegisterLabValues } from './register-lab.form.js';
