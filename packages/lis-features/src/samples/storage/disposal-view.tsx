import type { Disposal, Sample, SampleId } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import {
  DataTable,
  moreRows,
  noSelection,
  rowSelection,
  type DataTableColumn,
  type Selection,
} from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { idle, type Resource, type Submission } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { storageMessages } from './words/index.ts';
import * as S from './storage.styles.ts';

/** Outcome of discarding specimens: one per specimen, or that the request failed. */
export interface DisposalOutcome {
  submission: Submission;
  items: readonly Disposal[];
}

export interface DisposalViewProps {
  /** Stored specimens past their retention period, longest overdue first. */
  samples: Resource<readonly Sample[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  openId: SampleId | undefined;
  onOpen: (sampleId: SampleId) => void;
  /** Discards these specimens. Must not reject. */
  onDispose: (samples: readonly Sample[]) => Promise<DisposalOutcome>;
  onRetry?: () => void | Promise<void>;
}

/** Specimens past their retention period, to be selected and discarded together. */
export function DisposalView({
  samples,
  onMore,
  openId,
  onOpen,
  onDispose,
  onRetry,
}: DisposalViewProps) {
  const words = useMessages(storageMessages);
  const columns = useColumns();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [outcome, setOutcome] = useState<DisposalOutcome>({ submission: idle, items: [] });
  const read = samples.status === 'ready' ? samples.data : [];
  const chosen = read.filter(({ id }) => selection.keys.has(id));

  const dispose = async () => {
    setOutcome({ submission: { status: 'submitting' }, items: [] });
    setOutcome(await onDispose(chosen));
    setSelection(noSelection);
    setDialogOpen(false);
  };

  return (
    <S.Root data-component="disposal-view">
      <Outcome {...outcome} />
      <Card body="flush" aria-label={words.toDispose}>
        <DataTable<Sample>
          columns={columns}
          resource={samples}
          rowKey={({ id }) => id}
          caption={words.toDispose}
          lines={2}
          headingLevel={2}
          currentKey={openId}
          onRowOpen={({ id }) => onOpen(id)}
          selection={rowSelection({
            selection,
            onSelectionChange: setSelection,
            bulkActions: (
              <Button
                size="small"
                tone="critical"
                aria-haspopup="dialog"
                onClick={() => setDialogOpen(true)}
              >
                {words.disposeChosen}
              </Button>
            ),
          })}
          paging={onMore && moreRows({ onMore })}
          empty={{ 'none-yet': { title: words.nothingDueTitle, body: words.nothingDueBody } }}
          {...(onRetry && { onRetry })}
        />
      </Card>
      <ConfirmDialog
        open={isDialogOpen}
        title={words.disposeTitle({ count: chosen.length })}
        confirmLabel={words.disposeAction({ count: chosen.length })}
        busy={outcome.submission.status === 'submitting'}
        onConfirm={dispose}
        onClose={() => setDialogOpen(false)}
      >
        <p>{words.disposeBody}</p>
      </ConfirmDialog>
    </S.Root>
  );
}

/** Number of discarded specimens, and the reason for each that was not. */
function Outcome({ submission, items }: DisposalOutcome) {
  const words = useMessages(storageMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  if (submission.status === 'rejected')
    return <Alert tone="critical">{refusalText(submission)}</Alert>;
  if (submission.status === 'failed')
    return <Alert tone="critical">{failureText(submission.error)}</Alert>;
  if (submission.status !== 'done') return null;
  const left = items.filter(({ disposed }) => !disposed);
  return (
    <Alert
      tone={left.length > 0 ? 'caution' : 'positive'}
      live="polite"
      title={words.disposedOf({ count: items.length - left.length })}
    >
      {left.length > 0 && (
        <ul>
          {left.map(({ id, accession_number, code }) => (
            <li key={id}>
              {words.notDisposedOf({
                accession: accession_number ?? words.unknown,
                reason: refusalText({ formError: code ?? '', fieldErrors: {} }),
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function useColumns(): DataTableColumn<Sample>[] {
  const words = useMessages(storageMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  return [
    {
      id: 'accession',
      header: words.accession,
      width: '9rem',
      rowHeader: true,
      render: ({ accession_number }) => <S.Code>{accession_number}</S.Code>,
    },
    {
      id: 'patient',
      header: words.patient,
      render: ({ patient }) => (
        <CellText note={<S.Code>{patient.mrn}</S.Code>}>{patient.full_name}</CellText>
      ),
    },
    {
      id: 'specimen',
      header: words.specimen,
      render: ({ type, container }) => `${specimen.type(type)}, ${specimen.container(container)}`,
    },
    {
      id: 'place',
      header: words.keptIn,
      render: ({ storage }) =>
        storage && <CellText note={storage.position}>{storage.box}</CellText>,
    },
    {
      id: 'until',
      header: words.keptUntil,
      width: '9rem',
      render: ({ retain_until }) => retain_until && format.longDate(retain_until),
    },
  ];
}
