export { NewPasswordField } from './new-password-field.js';
export type { NewPasswordFieldProps } from './new-password-field.js';
