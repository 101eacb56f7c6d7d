export { WizardPage } from './wizard-page.tsx';
export type { WizardPageProps } from './wizard-page.tsx';
