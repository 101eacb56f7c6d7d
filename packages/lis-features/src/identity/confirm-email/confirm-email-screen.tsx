import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Submission } from '@alms/ui/resource';
import { PublicPage } from '../../shared/public-page/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { confirmEmailMessages } from './words/index.ts';

export interface ConfirmEmailScreenProps {
  /**
   * Whether the address is that of an account or of a request to join a facility.
   * @default 'account'
   */
  purpose?: 'account' | 'access-request';
  /**
   * State of the confirmation. A refusal with the code `confirmation_token_invalid` replaces the
   * button, because a retry cannot succeed.
   */
  submission: Submission;
  onConfirm: () => void | Promise<void>;
  hrefs: {
    login: string;
    /** Page with the offer of another link: for signed-in users, or the request form. */
    newLink: string;
    /** Destination after the confirmation. */
    next: string;
  };
}

/**
 * Target of the link in a confirmation email. Requires a button press, because mail clients
 * prefetch links.
 */
export function ConfirmEmailScreen({
  purpose = 'account',
  submission,
  onConfirm,
  hrefs,
}: ConfirmEmailScreenProps) {
  const words = useMessages(confirmEmailMessages);
  const isRequest = purpose === 'access-request';
  if (submission.status === 'done') {
    return (
      <PublicPage
        component="confirm-email-screen"
        title={words.confirmedTitle}
        context={isRequest ? words.confirmedContextRequest : words.confirmedContext}
      >
        <LinkButton href={hrefs.next} variant="primary" size="large" wide>
          {isRequest ? words.backToLogin : words.continue}
        </LinkButton>
      </PublicPage>
    );
  }
  if (submission.status === 'rejected' && submission.formError === 'confirmation_token_invalid') {
    return (
      <PublicPage
        component="confirm-email-screen"
        title={words.invalidTitle}
        context={isRequest ? words.invalidContextRequest : words.invalidContext}
        footer={
          <Link quiet href={hrefs.login}>
            {words.backToLogin}
          </Link>
        }
      >
        <LinkButton href={hrefs.newLink} variant="primary" size="large" wide>
          {isRequest ? words.newLinkRequest : words.newLink}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="confirm-email-screen"
      title={words.title}
      context={isRequest ? words.contextRequest : words.context}
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
