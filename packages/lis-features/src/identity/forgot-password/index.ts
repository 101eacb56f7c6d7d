export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export type { ForgotPasswordScreenProps } from './forgot-password-screen.tsx';
