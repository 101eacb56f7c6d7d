export { SetupWizardScreen } from './setup-wizard-screen.tsx';
export type { CompletedSetup, SetupWizardScreenProps } from './setup-wizard-screen.tsx';
export type { SubdomainCheck } from '../../shared/subdomain-field/index.ts';
