export { SecondStepScreen } from './two-step-screen.tsx';
export type { SecondStepScreenProps } from './two-step-screen.tsx';
