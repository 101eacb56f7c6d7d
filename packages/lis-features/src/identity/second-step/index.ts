export { SecondStepScreen } from './second-step-screen.tsx';
export type { SecondStepScreenProps } from './second-step-screen.tsx';
