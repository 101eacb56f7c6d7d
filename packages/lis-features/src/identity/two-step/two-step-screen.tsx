import type { TwoStepWay } from '@alms/lis-domain/identity';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Form } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { twoStepMessages } from './words/index.ts';

export interface TwoStepScreenProps {
  /** Available verification methods. When omitted, they are unknown and a code is requested. */
  ways?: readonly TwoStepWay[];
  /**
   * State of the verification. Known form errors: `code_refused`, `passkey_refused`,
   * `two_step_over`.
   */
  submission: Submission;
  /** Submits a code of the authenticator app or a recovery code, as typed. */
  onCode: (values: { code: string }) => void | Promise<void>;
  /** Requests a passkey from the browser. */
  onPasskey: () => void | Promise<void>;
  /** `send` accepts the native form submission, before scripts load: `POST` with `code`. */
  hrefs: { send: string; login: string };
}

/** Two-step verification after the password: a code or a passkey. */
export function TwoStepScreen({
  ways = ['authenticator', 'recovery'],
  submission,
  onCode,
  onPasskey,
  hrefs,
}: TwoStepScreenProps) {
  const words = useMessages(twoStepMessages);
  const { submissionText } = useFormWords(words, 'failed');
  const [isMissing, setMissing] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(submission);
  const hasPasskey = ways.includes('passkey');
  const isOver = submission.status === 'rejected' && submission.formError === 'two_step_over';
  const busy = submission.status === 'submitting';

  useEffect(() => {
    // A refusal from the initial page load leaves the focus unchanged.
    if (submission !== atFirst) alert.current?.focus();
  }, [submission, atFirst]);

  const submit = async ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    const field = form.querySelector<HTMLInputElement>("[name='code']");
    const code = field?.value.trim() ?? '';
    setMissing(code === '');
    if (code === '') field?.focus();
    else await onCode({ code });
  };
  const context = () => {
    if (ways.includes('authenticator')) return hasPasskey ? words.contextAnyway : words.context;
    return hasPasskey ? words.contextPasskey : words.contextRecovery;
  };
  const refusal = submissionText(submission);
  const alerting = refusal !== undefined && (
    <Alert ref={alert} tone="critical" live="assertive" size="large" tabIndex={-1}>
      {refusal}
    </Alert>
  );

  if (isOver) {
    return (
      <PublicPage component="two-step-screen" title={words.title}>
        {alerting}
        <LinkButton href={hrefs.login} variant="primary" size="large" wide>
          {words.signInAgain}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="two-step-screen"
      title={words.title}
      context={context()}
      footer={
        <Link quiet href={hrefs.login}>
          {words.signInAgain}
        </Link>
      }
    >
      <Stack>
        {alerting}
        {hasPasskey && (
          <Button variant="primary" size="large" wide busy={busy} onClick={onPasskey}>
            {words.usePasskey}
          </Button>
        )}
        <Form
          method="post"
          action={hrefs.send}
          onSubmit={submit}
          onInvalidEdit={() => setMissing(false)}
        >
          <TextField
            name="code"
            label={words.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={isMissing ? words.codeRequired : undefined}
          />
          <Button
            type="submit"
            variant={hasPasskey ? 'secondary' : 'primary'}
            size="large"
            wide
            busy={busy}
          >
            {words.continue}
          </Button>
        </Form>
      </Stack>
    </PublicPage>
  );
}
