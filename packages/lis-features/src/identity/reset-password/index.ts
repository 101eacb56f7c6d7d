export { ResetPasswordScreen } from './reset-password-screen.tsx';
export type { ResetPasswordScreenProps } from './reset-password-screen.tsx';
