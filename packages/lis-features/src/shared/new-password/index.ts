export { fetchLeakedPasswords, isGuessable } from './guessable-passwords.ts';
export { NewPasswordField } from './new-password-field.tsx';
export type { NewPasswordFieldProps } from './new-password-field.tsx';
