import { passwordStrength } from '@alms/lis-domain/identity';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField, type PasswordFieldProps } from '@alms/ui/password-field';
import { newPasswordMessages } from './words/index.ts';

export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'hint' | 'autoComplete' | 'value'
> {
  /** What the form asks of a password. */
  rule: string;
  /** What has been typed so far. */
  typed: string;
  /** Names and addresses an attacker knows of the person; a password made of them is weak. */
  personal?: readonly string[];
}

/** A password to be chosen. How strong it is stands under it as a hint and never decides: the form's own rule does. */
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
