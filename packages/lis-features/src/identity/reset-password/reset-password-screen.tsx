import type { PublicInfo } from '@alms/lis-domain/facility';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { PasswordField } from '@alms/ui/password-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { useWatch } from 'react-hook-form';
import { FacilityMark } from '../../shared/facility-mark/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { NewPasswordField } from '../../shared/new-password/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { resetPasswordForm } from './reset-password.form.ts';
import { resetPasswordMessages } from './words/index.ts';

export interface ResetPasswordScreenProps {
  /** Facility of the accounts; idle on the main site. */
  facility: Resource<PublicInfo>;
  /**
   * Whether the user resets a forgotten password or sets the first one after an invitation.
   * @default 'reset'
   */
  purpose?: 'reset' | 'invitation';
  /**
   * State of the request. A refusal with the code `reset_token_invalid` replaces the form, because
   * a retry cannot succeed.
   */
  submission: Submission;
  onSave: (values: { newPassword: string }) => void | Promise<void>;
  hrefs: { login: string; forgotPassword: string };
}

const isTokenRefused = (submission: Submission) =>
  submission.status === 'rejected' && submission.formError === 'reset_token_invalid';

/** Sets a password with a link from an email. */
export function ResetPasswordScreen({
  facility,
  purpose = 'reset',
  submission,
  onSave,
  hrefs,
}: ResetPasswordScreenProps) {
  const words = useMessages(resetPasswordMessages);
  const isInvitation = purpose === 'invitation';
  const mark = <FacilityMark facility={facility} />;
  const form = useLisForm(resetPasswordForm, {
    defaultValues: { newPassword: '', confirmation: '' },
    words,
    onSubmit: ({ newPassword }) => onSave({ newPassword }),
    submission,
    failureKey: isInvitation ? 'failedInvitation' : 'failed',
  });
  const typed = useWatch({ control: form.methods.control, name: 'newPassword' });

  if (submission.status === 'done') {
    return (
      <PublicPage
        component="reset-password-screen"
        mark={mark}
        title={isInvitation ? words.savedTitleInvitation : words.savedTitle}
        context={isInvitation ? words.savedContextInvitation : words.savedContext}
      >
        <LinkButton href={hrefs.login} variant="primary" size="large" wide>
          {words.signIn}
        </LinkButton>
      </PublicPage>
    );
  }
  if (isTokenRefused(submission)) {
    return (
      <PublicPage
        component="reset-password-screen"
        mark={mark}
        title={isInvitation ? words.invitation_token_invalid : words.reset_token_invalid}
        context={words.invalidTokenContext}
        footer={
          <Link quiet href={hrefs.login}>
            {words.backToLogin}
          </Link>
        }
      >
        <LinkButton href={hrefs.forgotPassword} variant="primary" size="large" wide>
          {words.newLink}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="reset-password-screen"
      mark={mark}
      title={isInvitation ? words.titleInvitation : words.titleReset}
      context={isInvitation ? words.contextInvitation : words.contextReset}
      footer={
        <Link quiet href={hrefs.login}>
          {words.backToLogin}
        </Link>
      }
    >
      <LisForm form={form} brief>
        <NewPasswordField
          label={words.newPassword}
          rule={words.rule}
          typed={typed}
          {...form.field('newPassword')}
        />
        <PasswordField
          label={words.confirmation}
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          {words.save}
        </Button>
      </LisForm>
    </PublicPage>
  );
}
