export { RegisterPatientScreen } from './register-patient-screen.js';
export type { RegisterPatientScreenProps } from './register-patient-screen.js';
export type { RegisteredPatient } from './patient-registered.js';
export type { RegisterPatientBody, RegisterPatientValues } from './register-patient.form.js';
