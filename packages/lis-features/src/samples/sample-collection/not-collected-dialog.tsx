import { notCollectedCodes, type notCollectedBody, type Sample } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';

export type NotCollected = v.InferOutput<typeof notCollectedBody>;

/** No reason is preselected, so that the most common one is not chosen by default. */
const notCollectedForm = v.object({
  code: v.picklist(notCollectedCodes, 'reasonRequired'),
  note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
});

export interface NotCollectedDialogProps {
  sample: Sample;
  open: boolean;
  onClose: () => void;
  onNotCollected: (reason: NotCollected) => void;
  submission: Submission;
}

/** Asks why a specimen could not be collected. */
export function NotCollectedDialog({ sample, open, ...rest }: NotCollectedDialogProps) {
  const words = useMessages(sampleCollectionMessages);
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title={words.notCollectedTitle({ name: sample.patient.full_name })}
    >
      <Stack gap="s5">
        <p>{words.notCollectedBody}</p>
        <NotCollectedForm {...rest} />
      </Stack>
    </Dialog>
  );
}

function NotCollectedForm({
  onClose,
  onNotCollected,
  submission,
}: Omit<NotCollectedDialogProps, 'sample' | 'open'>) {
  const words = useMessages(sampleCollectionMessages);
  const specimen = useSpecimenWords();
  const form = useLisForm<{ code: string; note: string }, NotCollected>(notCollectedForm, {
    defaultValues: { code: '', note: '' },
    words,
    onSubmit: onNotCollected,
    submission: useLaterAnswers(submission),
  });
  return (
    <LisForm form={form} label={words.notCollected}>
      <SelectField
        label={words.reason}
        placeholder={words.chooseReason}
        options={notCollectedCodes.map((value) => ({ value, label: specimen.reason(value) }))}
        {...form.field('code')}
      />
      <TextField
        label={words.note}
        optional
        maxLength={300}
        autoComplete="off"
        {...form.field('note')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.notCollectedNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
