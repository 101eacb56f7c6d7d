import { Button } from '@alms/ui/button';
import { CopyButton } from '@alms/ui/copy-button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { connectionsMessages } from './words/index.ts';
import * as S from './connections.styles.ts';

export interface TokenDialogProps {
  /** The new token; undefined while the dialog is closed. */
  token: string | undefined;
  onConfirm: () => void;
}

/** Shows a new token once. Closes only when the user confirms that it is saved. */
export function TokenDialog({ token, onConfirm }: TokenDialogProps) {
  const words = useMessages(connectionsMessages);
  return (
    <Dialog
      open={token !== undefined}
      title={words.madeTitle}
      actions={
        <Button variant="primary" onClick={onConfirm}>
          {words.tokenSaved}
        </Button>
      }
    >
      {token !== undefined && (
        <Stack>
          <Text>{words.madeBody}</Text>
          <S.Secret dir="ltr">{token}</S.Secret>
          <div>
            <CopyButton value={token} what={words.theToken} variant="secondary" />
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
