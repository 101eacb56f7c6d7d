export { registrationSteps } from './registration-steps.ts';
export { RegistrationWizardScreen } from './registration-wizard-screen.tsx';
export type { RegistrationPayment } from './payment-progress.tsx';
export type { RegistrationStep } from './registration-steps.ts';
export type { RegisteredFacility } from './registered-facility.ts';
export type { RegistrationWizardScreenProps } from './registration-wizard-screen.tsx';
