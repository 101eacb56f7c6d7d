export { registrationSteps } from './registration-steps.js';
export { RegistrationWizardScreen } from './registration-wizard-screen.js';
export type { RegistrationPayment } from './payment-progress.js';
export type { CompletedRegistration, FacilityPreferences } from './registration.form.js';
export type { RegistrationStep } from './registration-steps.js';
export type { RegisteredFacility } from './registered-facility.js';
export type { RegistrationWizardScreenProps } from './registration-wizard-screen.js';
