export type { EnrolmentActions } from './security-actions.ts';
export { SecurityScreen } from './security-screen.tsx';
export type { SecurityScreenProps } from './security-screen.tsx';
export { SetUpScreen } from './set-up-screen.tsx';
export type { SetUpScreenProps } from './set-up-screen.tsx';
