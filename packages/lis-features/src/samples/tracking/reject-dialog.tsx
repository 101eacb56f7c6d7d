import { rejectionCodes, type Sample } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { rejectForm, type Rejection } from './reject.form.js';
import { trackingMessages } from './tracking.messages.js';

export interface RejectDialogProps {
  sample: Sample;
  open: boolean;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
  rejection: Submission;
}

/** Asks why before a specimen is made unusable; says in the button what will happen. */
export function RejectDialog({ sample, open, onClose, onReject, rejection }: RejectDialogProps) {
  const words = useMessages(trackingMessages);
  return (
    <Dialog open={open} onClose={onClose} title={words.rejectTitle({ accession: sample.accession_number })}>
      <Stack gap="s5">
        <p>{words.rejectBody({ name: sample.patient.full_name })}</p>
        <RejectForm onClose={onClose} onReject={onReject} rejection={rejection} />
      </Stack>
    </Dialog>
  );
}

function RejectForm({ onClose, onReject, rejection }: Pick<RejectDialogProps, 'onClose' | 'onReject' | 'rejection'>) {
  const words = useMessages(trackingMessages);
  const specimen = useSpecimenWords();
  const form = useLisForm<{ code: string; note: string }, Rejection>(rejectForm, { defaultValues: { code: '', note: '' }, words, onSubmit: onReject, submission: rejection });
  return (
    <LisForm form={form} label={words.reject}>
      <SelectField
        label={words.reason}
        placeholder={words.chooseReason}
        options={rejectionCodes.map((value) => ({ value, label: specimen.rejection(value) }))}
        {...form.field('code')}
      />
      <TextField label={words.note} optional maxLength={300} autoComplete="off" {...form.field('note')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>{words.rejectNow}</Button>
      </FormActions>
    </LisForm>
  );
}
