export { ResetPasswordScreen } from './reset-password-screen.js';
export type { ResetPasswordScreenProps } from './reset-password-screen.js';
