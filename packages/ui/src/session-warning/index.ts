export { SessionWarning } from './session-warning.tsx';
export type { SessionWarningProps } from './session-warning.tsx';
