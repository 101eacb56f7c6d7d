import type { ImportBatch } from '@alms/lis-domain/interfaces/result-import';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { Form, FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { useOutcome } from '../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { ImportAction } from './import-actions.ts';
import { resultImportMessages } from './words/index.ts';

export interface DiscardDialogProps {
  batch: ImportBatch;
  onAction: (action: ImportAction) => Promise<Submission>;
  onClose: () => void;
}

/** Asks for the reason to discard the remaining rows of a file. */
export function DiscardDialog({ batch, onAction, onClose }: DiscardDialogProps) {
  const words = useMessages(resultImportMessages);
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { submission, run } = useOutcome(onClose);
  const { ready, unmapped, refused } = batch.counts;
  const discard = async () => {
    setAttempted(true);
    if (reason.trim() === '') return;
    await run(() => onAction({ kind: 'discard', batch, reason: reason.trim() }));
  };
  return (
    <Dialog open onClose={onClose} title={words.discardTitle}>
      <Form onSubmit={() => void discard()} aria-label={words.discardTitle}>
        <Stack gap="s4">
          <SubmissionAlert submission={submission} words={words} />
          <p>{words.discardBody({ count: ready + unmapped + refused })}</p>
          <TextField
            label={words.reason}
            required
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={attempted && reason.trim() === '' ? words.reasonRequired : undefined}
          />
        </Stack>
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            tone="critical"
            busy={submission.status === 'submitting'}
          >
            {words.discardNow}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
