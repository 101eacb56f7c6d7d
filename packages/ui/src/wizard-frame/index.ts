export { WizardFrame } from './wizard-frame.js';
export { WizardStep } from './wizard-step.js';
export type { WizardFrameProps } from './wizard-frame.js';
export type { WizardStepProps } from './wizard-step.js';
