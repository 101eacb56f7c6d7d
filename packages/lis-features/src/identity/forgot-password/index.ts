export { ForgotPasswordScreen } from './forgot-password-screen.js';
export type { ForgotPasswordScreenProps } from './forgot-password-screen.js';
