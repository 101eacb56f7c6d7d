import {
  commentColumns,
  MAX_COMMENT_FILE_BYTES,
  type CommentFileFault,
  type ImportedComments,
} from '@alms/lis-domain/catalogue/coded-comments';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FileDrop } from '@alms/ui/file-drop';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { catalogueImportMessages } from './words/catalogue-import/index.ts';
import { codedCommentsMessages } from './words/coded-comments/index.ts';

/** Imports a file of coded comments. Must not reject; `outcome` is undefined after a failure. */
export type ImportComments = (
  file: File,
) => Promise<{ submission: Submission; outcome: ImportedComments | undefined }>;

export interface ImportCommentsDialogProps {
  open: boolean;
  onClose: () => void;
  onImport: ImportComments;
}

/** Imports coded comments from CSV: all rows, or none and every faulty row is named. */
export function ImportCommentsDialog({ open, onClose, onImport }: ImportCommentsDialogProps) {
  const words = useMessages(codedCommentsMessages);
  return (
    <Dialog open={open} onClose={onClose} size="large" title={words.importTitle}>
      {open && <ImportForm onClose={onClose} onImport={onImport} />}
    </Dialog>
  );
}

function ImportForm({ onClose, onImport }: Omit<ImportCommentsDialogProps, 'open'>) {
  const words = useMessages(codedCommentsMessages);
  const format = useFormat();
  const [file, setFile] = useState<File>();
  const [submission, setSubmission] = useState<Submission>(idle);
  const [outcome, setOutcome] = useState<ImportedComments>();
  const forget = () => {
    setOutcome(undefined);
    setSubmission(idle);
  };
  const send = async () => {
    if (!file) return;
    forget();
    setSubmission({ status: 'submitting' });
    const answer = await onImport(file);
    setSubmission(answer.submission);
    setOutcome(answer.outcome);
  };
  const isDone = outcome?.outcome === 'imported';
  return (
    <Stack gap="s4">
      <Text>{words.importBody}</Text>
      <Text>{words.importColumns({ columns: format.list([...commentColumns]) })}</Text>
      <FileDrop
        label={words.importFile}
        accept={['csv', 'text']}
        maxBytes={MAX_COMMENT_FILE_BYTES}
        files={file ? [{ id: file.name, name: file.name, size: file.size, state: 'done' }] : []}
        onFilesChosen={([chosen]) => {
          if (!chosen) return;
          forget();
          setFile(chosen);
        }}
        onRemove={() => {
          forget();
          setFile(undefined);
        }}
      />
      <SubmissionAlert submission={submission} words={words} />
      {outcome && <Outcome outcome={outcome} />}
      <FormActions align="end">
        <Button onClick={onClose}>{isDone ? words.close : words.cancel}</Button>
        {file && !isDone && (
          <Button
            variant="primary"
            busy={submission.status === 'submitting'}
            onClick={() => void send()}
          >
            {words.importNow}
          </Button>
        )}
      </FormActions>
    </Stack>
  );
}

function Outcome({ outcome }: { outcome: ImportedComments }) {
  const words = useMessages(codedCommentsMessages);
  const { fileReason } = useMessages(catalogueImportMessages);
  const columns: TableColumn<CommentFileFault>[] = [
    { id: 'line', header: words.faultLine, rowHeader: true, render: ({ line }) => line },
    {
      id: 'column',
      header: words.faultColumn,
      render: ({ column }) => <bdi dir="ltr">{column}</bdi>,
    },
    { id: 'value', header: words.faultValue, render: ({ value }) => <bdi>{value}</bdi> },
    { id: 'fault', header: words.fault, render: ({ code }) => words[`fault_${code}`] },
  ];
  switch (outcome.outcome) {
    case 'unreadable':
      return (
        <Alert tone="critical" live="assertive" title={words.importUnreadable}>
          {fileReason({ fault: outcome.fault, at: outcome.at })}
        </Alert>
      );
    case 'refused':
      return (
        <Stack gap="s3">
          <Alert tone="critical" live="assertive" title={words.importRefused}>
            {words.importRefusedBody({ count: outcome.faults.length })}
          </Alert>
          <Table
            caption={words.importRefused}
            columns={columns}
            rows={outcome.faults}
            rowKey={({ line, column, code }) => `${line} ${column} ${code}`}
          />
        </Stack>
      );
    case 'imported':
      return (
        <Alert tone="positive" live="polite" title={words.imported}>
          {words.importedBody(outcome)}
        </Alert>
      );
  }
}
