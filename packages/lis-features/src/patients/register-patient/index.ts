export { RegisterPatientScreen } from './register-patient-screen.js';
export type { RegisteredPatient, RegisterPatientScreenProps } from './register-patient-screen.js';
export type { RegisterPatientBody, RegisterPatientValues } from './register-patient.form.js';
