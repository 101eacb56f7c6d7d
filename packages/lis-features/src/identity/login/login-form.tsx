import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { loginForm, type SignInValues } from './login.form.js';
import { loginMessages } from './login.messages.js';

export interface LoginFormProps {
  submission: Submission;
  onSignIn: (values: SignInValues) => void | Promise<void>;
  hrefs: { forgotPassword: string };
}

const NOTHING: SignInValues = { email: '', password: '' };

/** Without a session yet, "not authenticated" can only mean that the two did not fit. */
const failureKey = (submission: Submission) =>
  submission.status === 'failed' && submission.error.kind === 'unauthenticated' ? 'invalid_credentials' : 'loginFailed';

/** E-mail and password, and the way back in for those who forgot theirs. */
export function LoginForm({ submission, onSignIn, hrefs }: LoginFormProps) {
  const words = useMessages(loginMessages);
  const form = useLisForm(loginForm, { defaultValues: NOTHING, words, onSubmit: onSignIn, submission, failureKey: failureKey(submission) });
  return (
    <LisForm form={form} brief>
      <TextField label={words.email} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={words.password}
        labelTrailing={<Link href={hrefs.forgotPassword}>{words.forgotPassword}</Link>}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
        {words.signIn}
      </Button>
    </LisForm>
  );
}
