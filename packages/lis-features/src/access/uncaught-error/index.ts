export { UncaughtErrorScreen } from './uncaught-error-screen.js';
export type { UncaughtErrorScreenProps } from './uncaught-error-screen.js';
