import { Button } from '@alms/ui/button';
import { CopyButton } from '@alms/ui/copy-button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { EnrolmentActions } from './security-actions.ts';
import { securityMessages } from './words/index.ts';
import * as S from './security.styles.ts';

export interface CodesDialogProps extends Pick<EnrolmentActions, 'onSaveCodes'> {
  /** The recovery codes; the dialog is closed when empty. */
  codes: readonly string[];
  onConfirm: () => void;
}

/** Shows the recovery codes once. Closes only when the user confirms that they are saved. */
export function CodesDialog({ codes, onSaveCodes, onConfirm }: CodesDialogProps) {
  const words = useMessages(securityMessages);
  return (
    <Dialog
      open={codes.length > 0}
      title={words.codesTitle}
      actions={
        <Button variant="primary" onClick={onConfirm}>
          {words.codesSaved}
        </Button>
      }
    >
      <Stack>
        <Text>{words.codesBody}</Text>
        <S.Codes dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </S.Codes>
        <Inline>
          <CopyButton value={codes.join('\n')} what={words.theCodes} variant="secondary" />
          <Button size="small" onClick={() => onSaveCodes({ codes })}>
            {words.download}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
