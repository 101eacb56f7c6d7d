import { frameFaults, MAX_IMPORT_BYTES } from '@alms/lis-domain/interfaces/result-import';
import type { Instrument } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { FileDrop, type AcceptedDropFile } from '@alms/ui/file-drop';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { ImportAction, FilePreview } from './import-actions.ts';
import { resultImportMessages } from './words/index.ts';
import { StageForm } from './stage-form.tsx';

export interface NewFileProps {
  instruments: readonly Instrument[];
  onLookInto: (file: File) => Promise<FilePreview>;
  onAction: (action: ImportAction) => Promise<Submission>;
  onOpen: (batchId: string) => void;
}

interface ChosenFile {
  file: File;
  /** Outcome of the inspection; undefined while in progress. */
  looked: FilePreview | undefined;
}

const STATES = { read: 'done', rejected: 'failed', failed: 'failed' } as const satisfies Record<
  FilePreview['status'],
  AcceptedDropFile['state']
>;

/** Selects or drops a file, inspects it, and stages it with the chosen settings. */
export function NewFile({ instruments, onLookInto, onAction, onOpen }: NewFileProps) {
  const words = useMessages(resultImportMessages);
  const [chosen, setChosen] = useState<ChosenFile>();
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setChosen({ file, looked: undefined });
    const looked = await onLookInto(file);
    setChosen((now) => (now?.file === file ? { file, looked } : now));
  };
  const taken = chosen && {
    id: 'chosen',
    name: chosen.file.name,
    size: chosen.file.size,
    state: chosen.looked ? STATES[chosen.looked.status] : ('sending' as const),
  };
  const looked = chosen?.looked;
  return (
    <Card heading={words.newFile}>
      <Stack gap="s4">
        <FileDrop
          label={words.chooseFile}
          hint={words.chooseFileHint}
          accept={['csv', 'text']}
          maxBytes={MAX_IMPORT_BYTES}
          files={taken ? [taken] : []}
          onFilesChosen={(files) => void choose(files)}
          onRemove={() => setChosen(undefined)}
          onRetry={() => void choose(chosen ? [chosen.file] : [])}
        />
        {looked && looked.status !== 'read' && <FileRefusal looked={looked} />}
        {chosen && looked?.status === 'read' && (
          <StageForm
            key={`${chosen.file.name} ${chosen.file.lastModified}`}
            file={chosen.file}
            content={looked.content}
            instruments={instruments}
            onAction={onAction}
            onOpen={onOpen}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Explains why a file cannot be read; for a captured session, with the frame. */
function FileRefusal({ looked }: { looked: Exclude<FilePreview, { status: 'read' }> }) {
  const words = useMessages(resultImportMessages);
  const frame = looked.status === 'rejected' ? looked.fieldErrors['frame'] : undefined;
  const messages =
    frame === undefined
      ? words
      : {
          ...words,
          ...Object.fromEntries(frameFaults.map((fault) => [fault, words[fault]({ frame })])),
        };
  return <SubmissionAlert submission={looked} words={messages} />;
}
