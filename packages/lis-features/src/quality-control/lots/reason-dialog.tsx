import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { reasonForm } from './lots.form.ts';
import { lotsMessages } from './words/index.ts';

export interface ReasonDialogProps {
  title: string;
  /** What happens, and what is kept. */
  body: string;
  confirm: string;
  onSend: (reason: string) => Promise<Submission>;
  onClose: () => void;
}

/** Asks for the reason to void an entry or to recall a lot. */
export function ReasonDialog({ title, body, confirm, onSend, onClose }: ReasonDialogProps) {
  const words = useMessages(lotsMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<{ reason: string }, { reason: string }>(reasonForm, {
    defaultValues: { reason: '' },
    words: { ...words, version_stale: words.changed, conflict: words.changed },
    submission,
    onSubmit: ({ reason }) => run(() => onSend(reason)),
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <LisForm form={form} label={title} brief>
        <Text>{body}</Text>
        <TextField
          label={words.reason}
          autoComplete="off"
          maxLength={300}
          {...form.field('reason')}
        />
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
            {confirm}
          </Button>
        </FormActions>
      </LisForm>
    </Dialog>
  );
}
