export { TwoStepScreen } from './two-step-screen.tsx';
export type { TwoStepScreenProps } from './two-step-screen.tsx';
