import type { PublicInfo } from '@alms/lis-domain/facility';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Resource, Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { FacilityMark } from '../../shared/facility-mark/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { forgotPasswordForm } from './forgot-password.form.ts';
import { forgotPasswordMessages } from './words/index.ts';

export interface ForgotPasswordScreenProps {
  /** Facility of the accounts; idle on the main site. */
  facility: Resource<PublicInfo>;
  /**
   * State of the request. `done` shows the same message whether or not the address has an account.
   */
  submission: Submission;
  onSend: (values: { email: string }) => void | Promise<void>;
  hrefs: { login: string };
}

/** Asks for the email address that receives the password reset link. */
export function ForgotPasswordScreen({
  facility,
  submission,
  onSend,
  hrefs,
}: ForgotPasswordScreenProps) {
  const words = useMessages(forgotPasswordMessages);
  const mark = <FacilityMark facility={facility} />;
  const form = useLisForm(forgotPasswordForm, {
    defaultValues: { email: '' },
    words,
    onSubmit: onSend,
    submission,
    failureKey: 'failed',
  });

  if (submission.status === 'done') {
    return (
      <PublicPage
        component="forgot-password-screen"
        mark={mark}
        title={words.sentTitle}
        context={words.sentContext}
      >
        <LinkButton href={hrefs.login} variant="primary" size="large" wide>
          {words.backToLogin}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="forgot-password-screen"
      mark={mark}
      title={words.title}
      context={words.context}
      footer={
        <Link quiet href={hrefs.login}>
          {words.backToLogin}
        </Link>
      }
    >
      <LisForm form={form} brief>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          {words.send}
        </Button>
      </LisForm>
    </PublicPage>
  );
}
