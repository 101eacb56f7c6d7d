export { LoginScreen } from './login-screen.tsx';
export type { LoginReason, LoginScreenProps } from './login-screen.tsx';
export type { SignInValues } from './login-form.tsx';
