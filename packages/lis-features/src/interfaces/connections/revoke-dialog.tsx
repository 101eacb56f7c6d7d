import type { ApiToken } from '@alms/lis-domain/interfaces/connections';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { connectionsMessages } from './words/index.ts';

export interface RevokeDialogProps {
  /** The token to revoke; undefined while none is being revoked. */
  token: ApiToken | undefined;
  onRevoke: (token: { id: string }) => Promise<Submission>;
  onClose: () => void;
}

/** Asks for confirmation before revoking a token. */
export function RevokeDialog({ token, onRevoke, onClose }: RevokeDialogProps) {
  const words = useMessages(connectionsMessages);
  const { submissionText } = useFormWords(words, undefined);
  const { submission, run, reset } = useOutcome(() => close());
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (!token) return;
    await run(() => onRevoke({ id: token.id }));
  };
  return (
    <ConfirmDialog
      open={token !== undefined}
      onClose={close}
      title={token && words.revokeTitle({ name: token.name })}
      confirmLabel={words.revokeNow}
      busy={submission.status === 'submitting'}
      refusal={submissionText(submission)}
      onConfirm={confirm}
    >
      {words.revokeBody}
    </ConfirmDialog>
  );
}
