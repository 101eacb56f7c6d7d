export { SetupWizardScreen } from './setup-wizard-screen.js';
export type { CompletedSetup, SetupWizardScreenProps } from './setup-wizard-screen.js';
export type { SubdomainCheck } from '../../shared/subdomain-field/index.js';
