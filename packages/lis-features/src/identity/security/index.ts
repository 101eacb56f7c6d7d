export type { EnrolmentActs } from './security-acts.js';
export { SecurityScreen } from './security-screen.js';
export type { SecurityScreenProps } from './security-screen.js';
export { SetUpScreen } from './set-up-screen.js';
export type { SetUpScreenProps } from './set-up-screen.js';
