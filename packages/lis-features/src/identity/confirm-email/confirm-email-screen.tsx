import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { PublicPage } from '../../shared/public-page/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { confirmEmailMessages } from './words/index.ts';

export interface ConfirmEmailScreenProps {
  /**
   * State of the confirmation. A refusal with the code `confirmation_token_invalid` replaces the
   * button, because a retry cannot succeed.
   */
  submission: Submission;
  onConfirm: () => void | Promise<void>;
  hrefs: {
    login: string;
    /** Page with the offer of another link, for signed-in users. */
    newLink: string;
    /** Destination after the confirmation. */
    next: string;
  };
}

/**
 * Target of the link in a confirmation email. Requires a button press, because mail clients
 * prefetch links.
 */
export function ConfirmEmailScreen({ submission, onConfirm, hrefs }: ConfirmEmailScreenProps) {
  const words = useMessages(confirmEmailMessages);
  if (submission.status === 'done') {
    return (
      <PublicPage
        component="confirm-email-screen"
        title={words.confirmedTitle}
        context={words.confirmedContext}
      >
        <LinkButton href={hrefs.next} variant="primary" size="large" wide>
          {words.continue}
        </LinkButton>
      </PublicPage>
    );
  }
  if (submission.status === 'rejected' && submission.formError === 'confirmation_token_invalid') {
    return (
      <PublicPage
        component="confirm-email-screen"
        title={words.invalidTitle}
        context={words.invalidContext}
        footer={
          <Link quiet href={hrefs.login}>
            {words.backToLogin}
          </Link>
        }
      >
        <LinkButton href={hrefs.newLink} variant="primary" size="large" wide>
          {words.newLink}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="confirm-email-screen"
      title={words.title}
      context={words.context}
      footer={
        <Link quiet href={hrefs.login}>
          {words.backToLogin}
        </Link>
      }
    >
      <SubmissionAlert submission={submission} words={words} />
      <Button
        variant="primary"
        size="large"
        wide
        busy={submission.status === 'submitting'}
        onClick={() => void onConfirm()}
      >
        {words.confirm}
      </Button>
    </PublicPage>
  );
}
