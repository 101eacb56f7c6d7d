import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { confirmEmailMessages } from './words/index.ts';

export interface ConfirmEmailNoticeProps {
  /** The unconfirmed email address. */
  email: string;
  /** State of the request for another link. */
  submission: Submission;
  onSendAgain: () => void | Promise<void>;
}

/**
 * Tells users with an unconfirmed email address which features require confirmation. Render it only
 * where users can invite others.
 */
export function ConfirmEmailNotice({ email, submission, onSendAgain }: ConfirmEmailNoticeProps) {
  const words = useMessages(confirmEmailMessages);
  const body =
    submission.status === 'done' ? words.sentAgain({ email }) : words.noticeBody({ email });
  return (
    <Stack gap="s2" data-component="confirm-email-notice">
      <Alert
        tone="caution"
        title={words.title}
        actions={
          <Button busy={submission.status === 'submitting'} onClick={() => void onSendAgain()}>
            {words.sendAgain}
          </Button>
        }
      >
        <span role="status">{body}</span>
      </Alert>
      <SubmissionAlert submission={submission} words={words} />
    </Stack>
  );
}
