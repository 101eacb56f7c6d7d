export { SecondStepScreen } from './second-step-screen.js';
export type { SecondStepScreenProps } from './second-step-screen.js';
