import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { AffectedList, type AffectedListProps } from './correction/affected-list.tsx';
import { qualityControlMessages } from './words/index.ts';

export interface ResultsSinceDialogProps extends AffectedListProps {
  onClose: () => void;
}

/** Results that are on hold without a rejected run: those since the last accepted run. */
export function ResultsSinceDialog({ onClose, ...list }: ResultsSinceDialogProps) {
  const words = useMessages(qualityControlMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={words.resultsSince}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <AffectedList {...list} />
    </Dialog>
  );
}
