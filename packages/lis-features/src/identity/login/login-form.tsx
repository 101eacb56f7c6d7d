import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { loginMessages } from './words/index.ts';

export interface SignInValues {
  email: string;
  password: string;
}

export interface LoginFormProps {
  /** Whether the page belongs to a facility. The main site signs in users of all facilities. */
  atFacility: boolean;
  submission: Submission;
  /** Email address of a form that the browser submitted natively. */
  email?: string | undefined;
  onSignIn: (values: SignInValues) => void | Promise<void>;
  hrefs: { signIn: string; forgotPassword: string };
}

/** Field names of the sign-in endpoint, so that the server accepts a native form submission. */
const FIELDS = ['username', 'password'] as const;

type FieldName = (typeof FIELDS)[number];

/**
 * Returns the error code of a sign-in. Without a session, “not authenticated” can only mean wrong
 * credentials.
 */
function refusalCode(submission: Submission): string {
  if (submission.status === 'rejected') return submission.formError ?? '';
  return submission.status === 'failed' && submission.error.kind === 'unauthenticated'
    ? 'invalid_credentials'
    : 'loginFailed';
}

/**
 * Returns the message key of an error code. An account of another facility has no access to this
 * one.
 */
function refusalKey(code: string, atFacility: boolean): string {
  if (code === 'tenant_mismatch') return 'access_denied';
  return code === 'invalid_credentials' && !atFacility ? 'invalidAnywhere' : code;
}

/**
 * Email, password and password reset link. A native form read on submit: the browser can send it
 * before scripts load, and text typed until then is kept.
 */
export function LoginForm({ atFacility, submission, email, onSignIn, hrefs }: LoginFormProps) {
  const words = useMessages(loginMessages);
  const key = refusalKey(refusalCode(submission), atFacility);
  const { fieldText, refusalText, failureText } = useFormWords(words, key);
  const formId = useId();
  const idOf = (name: FieldName) => `${formId}-${name}`;
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const alert = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(submission);

  useEffect(() => {
    // A refusal from the initial page load leaves the focus unchanged.
    if (submission !== atFirst) alert.current?.focus();
  }, [submission, atFirst]);

  const submit = async ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    // Text fields contain only strings; the browser trims email inputs.
    const typed = Object.fromEntries(new FormData(form)) as Record<FieldName, string>;
    const empty = FIELDS.filter((name) => typed[name] === '');
    setMissing(empty);
    const [first] = empty;
    if (first === undefined) await onSignIn({ email: typed.username, password: typed.password });
    else form.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus();
  };

  const refusal = () => {
    if (submission.status === 'failed') return failureText(submission.error);
    return submission.status === 'rejected'
      ? refusalText({ ...submission, formError: key })
      : undefined;
  };
  const message = refusal();

  return (
    <Form
      method="post"
      action={hrefs.signIn}
      onSubmit={submit}
      onInvalidEdit={(fieldId) => setMissing(missing.filter((name) => idOf(name) !== fieldId))}
    >
      {message !== undefined && (
        <Alert ref={alert} tone="critical" live="assertive" size="large" tabIndex={-1}>
          {message}
        </Alert>
      )}
      <TextField
        id={idOf('username')}
        name="username"
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={missing.includes('username') ? fieldText('emailRequired') : undefined}
      />
      <PasswordField
        id={idOf('password')}
        name="password"
        label={words.password}
        labelTrailing={<Link href={hrefs.forgotPassword}>{words.forgotPassword}</Link>}
        autoComplete="current-password"
        error={missing.includes('password') ? fieldText('passwordRequired') : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={submission.status === 'submitting'}
      >
        {words.signIn}
      </Button>
    </Form>
  );
}
