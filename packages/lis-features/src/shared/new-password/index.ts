export { NewPasswordField } from './new-password-field.tsx';
export type { NewPasswordFieldProps } from './new-password-field.tsx';
