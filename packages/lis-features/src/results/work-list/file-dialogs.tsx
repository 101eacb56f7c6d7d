import {
  amendmentReasons,
  MAX_ATTACHMENT_BYTES,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { Dialog } from '@alms/ui/dialog';
import { FileDrop, type AcceptedDropFile } from '@alms/ui/file-drop';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { amendFileForm, type FileAmendment } from './correction.form.ts';
import { correctionsMessages } from './words/corrections/index.ts';

/** Downloads the file of a result or of one of its versions. */
export type OnOpenFile = (file: { id: ResultId; name: string; version?: number }) => void;

const accepted = { accept: ['pdf', 'png', 'jpeg'] as const, maxBytes: MAX_ATTACHMENT_BYTES };

const takenFile = (file: File, state: AcceptedDropFile['state']): AcceptedDropFile => ({
  id: 'chosen',
  name: file.name,
  size: file.size,
  state,
});

interface FileDialogProps {
  result: Result;
  correction: Submission;
  onClose: () => void;
}

/** Asks for the file of a result, and uploads it on selection. */
export function AttachDialog({
  result: { test, value_text, attachment },
  correction,
  onClose,
  onSend,
}: FileDialogProps & { onSend: (file: File) => void }) {
  const words = useMessages(correctionsMessages);
  const [file, setFile] = useState<File>();
  const send = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    onSend(chosen);
  };
  const isSending = correction.status === 'submitting';
  const isRefused = correction.status === 'rejected' || correction.status === 'failed';
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.attachTitle({ test: test.name })}
      actions={<Button onClick={onClose}>{words.keep}</Button>}
    >
      <Stack gap="s4">
        <p>{attachment ? words.replaceBody({ name: value_text ?? '' }) : words.attachBody}</p>
        <FileDrop
          {...accepted}
          label={words.file}
          disabled={isSending}
          files={
            file ? [takenFile(file, isSending ? 'sending' : isRefused ? 'failed' : 'done')] : []
          }
          onFilesChosen={([chosen]) => send(chosen)}
          onRemove={isSending ? undefined : () => setFile(undefined)}
          onRetry={correction.status === 'failed' ? () => send(file) : undefined}
        />
        {file && <SubmissionAlert submission={correction} words={words} />}
      </Stack>
    </Dialog>
  );
}

/** Asks for confirmation before removing a file from an open result. */
export function RemoveFileDialog({
  result: { test, value_text },
  correction,
  onClose,
  onConfirm,
}: FileDialogProps & { onConfirm: () => void }) {
  const words = useMessages(correctionsMessages);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.removeFileTitle({ test: test.name })}
      confirmLabel={words.removeFileNow}
      busy={correction.status === 'submitting'}
      onConfirm={onConfirm}
    >
      <p>{words.removeFileBody({ name: value_text ?? '' })}</p>
      <SubmissionAlert submission={correction} words={words} />
    </ConfirmDialog>
  );
}

/** Replaces the file of a reported result, with a reason. */
export function AmendFileDialog({
  result,
  correction,
  onClose,
  onSend,
}: FileDialogProps & { onSend: (amendment: FileAmendment & { file: File }) => void }) {
  const words = useMessages(correctionsMessages);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const form = useLisForm<{ comment: string; code: string; reason: string }, FileAmendment>(
    amendFileForm,
    {
      defaultValues: { comment: result.comment, code: '', reason: '' },
      words,
      onSubmit: (values) => (file ? onSend({ ...values, file }) : setMissing(true)),
      submission: correction,
    },
  );
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setMissing(false);
  };
  return (
    <Dialog open onClose={onClose} title={words.amendTitle({ test: result.test.name })}>
      <Stack gap="s5">
        <p>{words.amendFileBody({ value: result.value_text ?? words.noValue })}</p>
        <LisForm form={form} label={words.amendNow}>
          <FileDrop
            {...accepted}
            label={words.file}
            error={isMissing ? words.fileRequired : undefined}
            files={
              file
                ? [takenFile(file, correction.status === 'submitting' ? 'sending' : 'waiting')]
                : []
            }
            onFilesChosen={([chosen]) => choose(chosen)}
            onRemove={() => choose(undefined)}
          />
          <SelectField
            label={words.kindOfReason}
            placeholder={words.chooseReason}
            options={amendmentReasons.map((value) => ({ value, label: words[value] }))}
            {...form.field('code')}
          />
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            maxLength={300}
            {...form.field('reason')}
          />
          <TextField label={words.comment} optional maxLength={500} {...form.field('comment')} />
          <FormActions align="end">
            <Button onClick={onClose}>{words.keep}</Button>
            <Button type="submit" variant="primary" busy={form.busy}>
              {words.amendNow}
            </Button>
          </FormActions>
        </LisForm>
      </Stack>
    </Dialog>
  );
}
