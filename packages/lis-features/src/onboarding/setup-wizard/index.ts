export { SetupWizardScreen } from './setup-wizard-screen.js';
export type { CompletedSetup, SetupWizardScreenProps } from './setup-wizard-screen.js';
export type { SubdomainCheck } from './steps/laboratory-step.js';
