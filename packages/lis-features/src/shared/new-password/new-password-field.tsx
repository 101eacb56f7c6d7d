import { useMessages } from '@alms/ui/i18n';
import { PasswordField, type PasswordFieldProps } from '@alms/ui/password-field';
import { useEffect, useReducer } from 'react';
import { fetchLeakedPasswords, strengthOf } from './guessable-passwords.ts';
import { newPasswordMessages } from './words/index.ts';

export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'hint' | 'autoComplete' | 'value'
> {
  /** The password policy of the form. */
  rule: string;
  /** The current input. */
  typed: string;
  /**
   * Names and addresses an attacker may know about the user; a password that contains them is weak.
   */
  personal?: readonly string[];
}

/** Field for a new password. The strength below it is only a hint; the form’s own rule decides. */
export function NewPasswordField({ rule, typed, personal, ...rest }: NewPasswordFieldProps) {
  const words = useMessages(newPasswordMessages);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // Without a connection, the server refuses leaked passwords.
  useEffect(() => void fetchLeakedPasswords().then(drawAgain, () => undefined), []);
  const strength = typed === '' ? '' : words[strengthOf(typed, personal)];
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      hint={
        <>
          {rule} <span aria-live="polite">{strength}</span>
        </>
      }
    />
  );
}
