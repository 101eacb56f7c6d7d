export { SessionWarning } from './session-warning.js';
export type { SessionWarningProps } from './session-warning.js';
