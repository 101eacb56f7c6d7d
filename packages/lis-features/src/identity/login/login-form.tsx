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
  /** Whether the page is a facility's; the main site signs in people of all of them. */
  atFacility: boolean;
  submission: Submission;
  /** What stood in the field when the browser sent the form by itself. */
  email?: string | undefined;
  onSignIn: (values: SignInValues) => void | Promise<void>;
  hrefs: { signIn: string; forgotPassword: string };
}

/** As the sign-in call names them, so that the server can take the form from the browser itself. */
const FIELDS = ['username', 'password'] as const;

type FieldName = (typeof FIELDS)[number];

/** What became of signing in, as a code; without a session yet, "not authenticated" can only mean that the two did not fit. */
function refusalCode(submission: Submission): string {
  if (submission.status === 'rejected') return submission.formError ?? '';
  return submission.status === 'failed' && submission.error.kind === 'unauthenticated'
    ? 'invalid_credentials'
    : 'loginFailed';
}

/** The words for it. An account of another facility has no access to this one. */
function refusalKey(code: string, atFacility: boolean): string {
  if (code === 'tenant_mismatch') return 'access_denied';
  return code === 'invalid_credentials' && !atFacility ? 'invalidAnywhere' : code;
}

/**
 * E-mail and password, and the way back in for those who forgot theirs. A native form that is read when it is sent: the browser can send it
 * before any script has arrived, and what was typed until then stays.
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
    // A refusal that the page came with leaves the focus where the reader has put it.
    if (submission !== atFirst) alert.current?.focus();
  }, [submission, atFirst]);

  const submit = async ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    // Text fields hold nothing but text; the browser takes the spaces around an e-mail address away.
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
  const told = refusal();

  return (
    <Form
      method="post"
      action={hrefs.signIn}
      onSubmit={submit}
      onInvalidEdit={(fieldId) => setMissing(missing.filter((name) => idOf(name) !== fieldId))}
    >
      {told !== undefined && (
        <Alert ref={alert} tone="critical" live="assertive" size="large" tabIndex={-1}>
          {told}
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
