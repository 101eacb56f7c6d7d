export { UncaughtErrorScreen } from './uncaught-error-screen.tsx';
export type { UncaughtErrorScreenProps } from './uncaught-error-screen.tsx';
