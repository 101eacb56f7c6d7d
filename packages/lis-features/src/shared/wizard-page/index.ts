export { WizardPage } from './wizard-page.js';
export type { WizardPageProps } from './wizard-page.js';
