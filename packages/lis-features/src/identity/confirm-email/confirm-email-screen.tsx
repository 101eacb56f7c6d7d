import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { PublicPage } from '../../shared/public-page/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { confirmEmailMessages } from './words/index.ts';

export interface ConfirmEmailScreenProps {
  /** A refusal with the code `confirmation_token_invalid` replaces the button: pressing it again would not help. */
  submission: Submission;
  onConfirm: () => void | Promise<void>;
  hrefs: {
    login: string;
    /** Where to go once the address is confirmed. */
    next: string;
  };
}

/**
 * Where the link of a confirmation mail leads. The address is confirmed by a press, not by opening the page: mail programs open links
 * to look at them.
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
      >
        <LinkButton href={hrefs.login} variant="primary" size="large" wide>
          {words.backToLogin}
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
