import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { confirmEmailMessages } from './words/index.ts';

export interface ConfirmEmailNoticeProps {
  /** The address that is not confirmed yet. */
  email: string;
  /** The state of asking for another link. */
  submission: Submission;
  onSendAgain: () => void | Promise<void>;
}

/** Tells somebody whose address is not confirmed what waits for it. Draw it where invitations are made; nobody else needs it. */
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
