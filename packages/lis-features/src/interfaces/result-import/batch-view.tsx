import {
  importRowStatuses,
  type BatchCodes,
  type ImportBatch,
  type ImportRow,
  type ImportRowStatus,
} from '@alms/lis-domain/interfaces/result-import';
import type { SampleId } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { noSelection, rowSelection, type Selection } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { idle, type Resource, type Submission } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { BatchState } from './batch-list.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import type { ImportAction } from './import-actions.ts';
import { resultImportMessages } from './words/index.ts';
import * as S from './result-import.styles.ts';
import { RowDetails, type RowDetailsProps } from './row-details.tsx';
import { RowTable } from './row-table.tsx';

export interface BatchViewProps {
  batch: ImportBatch;
  rows: Resource<readonly ImportRow[]>;
  onMore: (() => void) | undefined;
  status: ImportRowStatus;
  onStatusChange: (status: ImportRowStatus) => void;
  codes: Resource<BatchCodes>;
  onReadCodes: ((read: boolean) => void) | undefined;
  specimenHref: (sampleId: SampleId) => string;
  onOpenFile: RowDetailsProps['onOpenFile'];
  onAction: (action: ImportAction) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

/** One staged file with its rows by status and the available actions. */
export function BatchView({
  batch,
  rows,
  onMore,
  status,
  onStatusChange,
  codes,
  onReadCodes,
  specimenHref,
  onOpenFile,
  onAction,
  onRetry,
}: BatchViewProps) {
  const words = useMessages(resultImportMessages);
  const format = useFormat();
  const { counts, discarded, instrument, created_by, created_at, file_name } = batch;
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [doing, setDoing] = useState<ImportAction['kind']>();
  const [submission, setSubmission] = useState<Submission>(idle);
  const [dialog, setDialog] = useState<'codes' | 'discard'>();
  const [opened, setOpened] = useState<ImportRow>();

  const perform = async (what: ImportAction): Promise<Submission> => {
    setDoing(what.kind);
    const outcome = await onAction(what);
    setDoing(undefined);
    return outcome;
  };
  const submit = async (what: ImportAction) => {
    setSubmission(await perform(what));
    setSelection(noSelection);
  };
  const askForCodes = (read: boolean) => {
    onReadCodes?.(read);
    setDialog(read ? 'codes' : undefined);
  };
  const isOpen = discarded === null;
  const left = counts.ready + counts.unmapped + counts.refused;
  const { empty_cells: emptyCells } = batch;

  return (
    <Stack gap="s4">
      <Card heading={<bdi>{file_name}</bdi>} headerActions={<BatchState batch={batch} />}>
        <Stack gap="s3">
          <Text tone="muted">
            {words.stagedBy({
              instrument: instrument.name,
              name: created_by.name,
              time: format.dateTime(created_at),
            })}
          </Text>
          {discarded && (
            <Alert
              tone="neutral"
              title={words.discardedBy({
                name: discarded.by.name,
                time: format.dateTime(discarded.at),
              })}
            >
              {discarded.reason}
            </Alert>
          )}
          <SubmissionAlert submission={submission} words={words} />
          {emptyCells > 0 && <Text tone="muted">{words.emptyCells({ count: emptyCells })}</Text>}
          {isOpen && left + counts.ignored > 0 && (
            <Inline gap="s2">
              <Button
                variant="primary"
                busy={doing === 'accept'}
                inertReason={counts.ready === 0 ? words.noneReady : undefined}
                onClick={() => void submit({ kind: 'accept', batch, numbers: 'all-ready' })}
              >
                {words.acceptAll({ count: counts.ready })}
              </Button>
              {onReadCodes && (
                <Button aria-haspopup="dialog" onClick={() => askForCodes(true)}>
                  {words.mapCodes}
                </Button>
              )}
              <Button
                busy={doing === 'recheck'}
                onClick={() => void submit({ kind: 'recheck', batch })}
              >
                {words.recheck}
              </Button>
              {left > 0 && (
                <Button
                  variant="quiet"
                  tone="critical"
                  aria-haspopup="dialog"
                  onClick={() => setDialog('discard')}
                >
                  {words.discard}
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      </Card>
      <Card body="flush" aria-label={words.rows}>
        <RowTable
          rows={rows}
          onMore={onMore}
          onOpen={setOpened}
          onRetry={onRetry}
          filter={
            <S.Filter>
              <Segmented
                label={words.whichRows}
                value={status}
                onValueChange={(next) => {
                  setSelection(noSelection);
                  onStatusChange(next);
                }}
                options={importRowStatuses.map((each) => ({
                  value: each,
                  label: words[each],
                  count: counts[each],
                }))}
              />
            </S.Filter>
          }
          selection={
            isOpen && status === 'ready'
              ? rowSelection({
                  selection,
                  onSelectionChange: setSelection,
                  bulkActions: (
                    <Button
                      size="small"
                      variant="primary"
                      busy={doing === 'accept'}
                      onClick={() =>
                        void submit({
                          kind: 'accept',
                          batch,
                          numbers: [...selection.keys].map(Number),
                        })
                      }
                    >
                      {words.acceptThese}
                    </Button>
                  ),
                })
              : undefined
          }
        />
      </Card>
      {opened && (
        <RowDetails
          row={opened}
          specimenHref={specimenHref}
          onOpenFile={onOpenFile}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog === 'codes' && (
        <CodesDialog
          batch={batch}
          codes={codes}
          onAction={perform}
          onClose={() => askForCodes(false)}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog batch={batch} onAction={perform} onClose={() => setDialog(undefined)} />
      )}
    </Stack>
  );
}
