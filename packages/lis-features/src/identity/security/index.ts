export type { EnrolmentActs } from './security-acts.ts';
export { SecurityScreen } from './security-screen.tsx';
export type { SecurityScreenProps } from './security-screen.tsx';
export { SetUpScreen } from './set-up-screen.tsx';
export type { SetUpScreenProps } from './set-up-screen.tsx';
