import { passwordStrength } from '@alms/lis-domain/identity';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField, type PasswordFieldProps } from '@alms/ui/password-field';
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
  const strength = typed === '' ? '' : words[passwordStrength(typed, personal)];
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
