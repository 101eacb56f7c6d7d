import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LisForm, useLisForm } from '../lis-form/index.ts';
import { NewPasswordField } from '../new-password/index.ts';
import { newAccountSchema, type NewAccountValues } from './new-account.schema.ts';
import { newAccountMessages } from './words/index.ts';

export interface NewAccountFormProps {
  submission: Submission;
  onCreate: (values: NewAccountValues) => void | Promise<void>;
  /** Label of the submit button. */
  submitLabel: string;
  /** The feature’s messages: refusal codes, and `failed` for a request that failed. */
  words: { failed: string };
  /** Text below the button. When omitted, none. */
  children?: ReactNode;
}

const NOTHING = { full_name: '', email: '', password: '', confirmation: '' };

/** Name, email address and password of a person who has no account yet. */
export function NewAccountForm({
  submission,
  onCreate,
  submitLabel,
  words: featureWords,
  children,
}: NewAccountFormProps) {
  const words = useMessages(newAccountMessages);
  const form = useLisForm(newAccountSchema, {
    defaultValues: NOTHING,
    words: { ...words, ...featureWords },
    onSubmit: onCreate,
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
        {submitLabel}
      </Button>
      {children}
    </LisForm>
  );
}
