export { WizardFrame } from './wizard-frame.tsx';
export { WizardStep } from './wizard-step.tsx';
export type { WizardFrameProps } from './wizard-frame.tsx';
export type { WizardStepProps } from './wizard-step.tsx';
