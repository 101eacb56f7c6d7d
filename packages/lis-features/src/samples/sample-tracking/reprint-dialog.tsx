import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useOutcome } from '../../shared/outcome/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { endForm } from './custody-forms.ts';
import { useDialogWords } from './use-dialog-words.ts';

export interface ReprintDialogProps {
  /** Accession number on the label. */
  accession: string;
  open: boolean;
  onClose: () => void;
  /** Prints the label. Must not reject. */
  onReprint: (reason: string) => Promise<Submission>;
}

/**
 * Asks for the reason of a label reprint. Two labels with the same number can lead to specimen
 * mix-ups.
 */
export function ReprintDialog({ accession, open, onClose, ...rest }: ReprintDialogProps) {
  const words = useDialogWords();
  return (
    <Dialog open={open} onClose={onClose} title={words.reprintTitle({ accession })}>
      <Stack gap="s5">
        <p>{words.reprintBody}</p>
        <ReprintForm onClose={onClose} {...rest} />
      </Stack>
    </Dialog>
  );
}

function ReprintForm({ onClose, onReprint }: Pick<ReprintDialogProps, 'onClose' | 'onReprint'>) {
  const words = useDialogWords();
  const { submission, run } = useOutcome(onClose);
  const print = async ({ note }: { note: string }) => {
    await run(() => onReprint(note));
  };
  const form = useLisForm(endForm, {
    defaultValues: { note: '' },
    words,
    onSubmit: (values) => void print(values),
    submission,
  });
  return (
    <LisForm form={form} label={words.reprintNow}>
      <TextField label={words.reason} maxLength={300} autoComplete="off" {...form.field('note')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.reprintNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
