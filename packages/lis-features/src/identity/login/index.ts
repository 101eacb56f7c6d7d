export { LoginScreen } from './login-screen.js';
export type { LoginReason, LoginScreenProps } from './login-screen.js';
export type { SignInValues } from './login-form.js';
