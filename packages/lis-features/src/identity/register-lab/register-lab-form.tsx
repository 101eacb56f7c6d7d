import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useWatch } from 'react-hook-form';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { NewPasswordField } from '../../shared/new-password/index.ts';
import { registerLabForm, type RegisterLabValues } from './register-lab.form.ts';
import { registerLabMessages } from './words/index.ts';

export interface RegisterLabFormProps {
  submission: Submission;
  onRegister: (values: RegisterLabValues) => void | Promise<void>;
  hrefs: { terms: string; privacy: string };
}

const NOTHING = { full_name: '', email: '', password: '', confirmation: '' };

/** Account form for the administrator of a new laboratory. */
export function RegisterLabForm({ submission, onRegister, hrefs }: RegisterLabFormProps) {
  const words = useMessages(registerLabMessages);
  const form = useLisForm(registerLabForm, {
    defaultValues: NOTHING,
    words,
    onSubmit: onRegister,
    submission,
    failureKey: 'failed',
  });
  const [password, fullName, email] = useWatch({
    control: form.methods.control,
    name: ['password', 'full_name', 'email'],
  });
  return (
    <LisForm form={form}>
      <TextField label={words.fullName} autoComplete="name" {...form.field('full_name')} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <NewPasswordField
        label={words.password}
        rule={words.passwordRule}
        typed={password}
        personal={[fullName, email]}
        {...form.field('password')}
      />
      <PasswordField
        label={words.confirmation}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
        {words.create}
      </Button>
      <Text size="medium" tone="muted">
        {words.agreementBefore}{' '}
        <Link quiet href={hrefs.terms}>
          {words.terms}
        </Link>{' '}
        {words.agreementBetween}{' '}
        <Link quiet href={hrefs.privacy}>
          {words.privacy}
        </Link>
      </Text>
    </LisForm>
  );
}
