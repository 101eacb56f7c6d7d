import type {
  BatchCodes,
  ImportBatch,
  ImportRow,
  ImportRowStatus,
} from '@alms/lis-domain/interfaces/result-import';
import type { Instrument } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ArrowStartGlyph, Icon, PhoneGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { BatchList } from './batch-list.tsx';
import { BatchView } from './batch-view.tsx';
import type { ImportAction, FilePreview } from './import-actions.ts';
import { resultImportMessages } from './words/index.ts';
import { NewFile } from './new-file.tsx';
import { WaitingCard, type WaitingCardProps } from './waiting-card.tsx';

export interface ResultImportScreenProps {
  /** Links to the work list, and to a specimen in it. */
  hrefs: { workList: string; specimen: (sampleId: SampleId) => string };
  /**
   * Number of critical results awaiting notification, with the link to record it. When omitted, the
   * number is unknown or the user may not notify.
   */
  openCalls?: { count: number; href: string } | undefined;
  /** Staged files, latest first. */
  batches: Resource<readonly ImportBatch[]>;
  /** Loads the next page of files. When omitted, there is none. */
  onMoreBatches?: (() => void) | undefined;
  /** Values of all files and analysers that wait for a user. When omitted, they are not shown. */
  waiting?: Omit<WaitingCardProps, 'onOpen'> | undefined;
  /** The open file; `idle` when none is open. */
  batch: Resource<ImportBatch>;
  /** Opens a file, at the rows of a status; null returns to the list. */
  onOpen: (batchId: string | null, status?: ImportRow['status']) => void;
  /** Rows of the open file with the selected status, loaded so far. */
  rows: Resource<readonly ImportRow[]>;
  onMoreRows?: (() => void) | undefined;
  /** Status filter of the rows. */
  status: ImportRowStatus;
  onStatusChange: (status: ImportRowStatus) => void;
  /** Code mapping of the open file; `idle` until requested. */
  codes: Resource<BatchCodes>;
  /** Starts or stops loading the code mapping. When omitted, the user may not map codes. */
  onReadCodes?: ((read: boolean) => void) | undefined;
  /** Opens the document of a row of the open file. */
  onOpenFile?: ((row: Pick<ImportRow, 'number'>) => void) | undefined;
  /** Known instruments; another name can be entered. */
  instruments: readonly Instrument[];
  /** Inspects a file before it is staged. Must not reject. */
  onLookInto: (file: File) => Promise<FilePreview>;
  /** Performs an action. Must not reject. */
  onAction: (action: ImportAction) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

/**
 * Imports results from instrument files. A staged file shows the outcome or rejection of each row,
 * and a user imports the valid rows.
 *
 * No row becomes a result before that.
 */
export function ResultImportScreen({
  hrefs,
  openCalls,
  batches,
  onMoreBatches,
  waiting,
  batch,
  onOpen,
  rows,
  onMoreRows,
  status,
  onStatusChange,
  codes,
  onReadCodes,
  onOpenFile,
  instruments,
  onLookInto,
  onAction,
  onRetry,
}: ResultImportScreenProps) {
  const words = useMessages(resultImportMessages);
  const retry = onRetry && { onRetry };
  return (
    <Stack gap="s5" data-component="result-import-screen">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={<LinkButton href={hrefs.workList}>{words.toWorkList}</LinkButton>}
      />
      {openCalls && openCalls.count > 0 && (
        <Alert
          tone="critical"
          live="polite"
          glyph={PhoneGlyph}
          title={words.callsOpen({ count: openCalls.count })}
          actions={
            <LinkButton size="small" href={openCalls.href}>
              {words.passOn}
            </LinkButton>
          }
        />
      )}
      {batch.status === 'idle' ? (
        <>
          <NewFile
            instruments={instruments}
            onLookInto={onLookInto}
            onAction={onAction}
            onOpen={onOpen}
          />
          {waiting && <WaitingCard {...waiting} onOpen={onOpen} />}
          <BatchList batches={batches} onMore={onMoreBatches} onOpen={onOpen} {...retry} />
        </>
      ) : (
        <>
          <div>
            <Button
              variant="quiet"
              leading={<Icon glyph={ArrowStartGlyph} size="small" mirrored />}
              onClick={() => onOpen(null)}
            >
              {words.toFiles}
            </Button>
          </div>
          <ResourceView
            resource={batch}
            label={words.file}
            headingLevel={2}
            skeleton={
              <Card>
                <Skeleton count={8} />
              </Card>
            }
            {...retry}
          >
            {(open) => (
              <BatchView
                key={open.id}
                batch={open}
                rows={rows}
                onMore={onMoreRows}
                status={status}
                onStatusChange={onStatusChange}
                codes={codes}
                onReadCodes={onReadCodes}
                specimenHref={hrefs.specimen}
                onOpenFile={onOpenFile}
                onAction={onAction}
                {...retry}
              />
            )}
          </ResourceView>
        </>
      )}
    </Stack>
  );
}
