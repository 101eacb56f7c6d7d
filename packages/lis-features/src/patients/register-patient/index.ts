export { RegisterPatientForm } from './register-patient-form.tsx';
export type { RegisterPatientFormProps } from './register-patient-form.tsx';
export { RegisterPatientScreen } from './register-patient-screen.tsx';
export type { RegisterPatientScreenProps } from './register-patient-screen.tsx';
export type { RegisteredPatient } from './patient-registered.tsx';
export type { RegisterPatientBody, RegisterPatientValues } from './register-patient.form.ts';
