import type {
  BatchCodes,
  ImportBatch,
  ImportRow,
  ImportRowStatus,
} from '@alms/lis-domain/interfaces/result-import';
import type { Instrument } from '@alms/lis-domain/results';
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
import type { ImportAct, LookedInto } from './import-acts.ts';
import { resultImportMessages } from './words/index.ts';
import { NewFile } from './new-file.tsx';

export interface ResultImportScreenProps {
  /** Back to the work list, and to what is on it of one specimen. */
  hrefs: { workList: string; specimen: (sampleId: string) => string };
  /** How many critical values somebody has to be told of, and where that is recorded. When omitted, it is not known or not this person's to do. */
  openCalls?: { count: number; href: string } | undefined;
  /** The files that were staged, the latest first. */
  batches: Resource<readonly ImportBatch[]>;
  /** Reads the next page of them. When omitted, there is none. */
  onMoreBatches?: (() => void) | undefined;
  /** The open file; `idle` when none is. */
  batch: Resource<ImportBatch>;
  /** Opens a file; null leads back to the list. */
  onOpen: (batchId: string | null) => void;
  /** Rows of the open file that are in the status asked for, as far as they were read. */
  rows: Resource<readonly ImportRow[]>;
  onMoreRows?: (() => void) | undefined;
  /** Which rows are shown. */
  status: ImportRowStatus;
  onStatusChange: (status: ImportRowStatus) => void;
  /** What the codes of the open file mean; `idle` until it is asked for. */
  codes: Resource<BatchCodes>;
  /** Asks for the codes, or asks no more. When omitted, this person may not say what codes mean. */
  onReadCodes?: ((read: boolean) => void) | undefined;
  /** What can have written a file; another one may be named. */
  instruments: readonly Instrument[];
  /** Looks into a file before it is staged. It must not reject. */
  onLookInto: (file: File) => Promise<LookedInto>;
  /** Does something. It must not reject. */
  onAct: (act: ImportAct) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

/**
 * Results from files of instruments: a file is staged, each row shows what it would do or why it is refused, and somebody takes over what is right. Nothing
 * is a result before that.
 */
export function ResultImportScreen({
  hrefs,
  openCalls,
  batches,
  onMoreBatches,
  batch,
  onOpen,
  rows,
  onMoreRows,
  status,
  onStatusChange,
  codes,
  onReadCodes,
  instruments,
  onLookInto,
  onAct,
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
            onAct={onAct}
            onOpen={onOpen}
          />
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
                onAct={onAct}
                {...retry}
              />
            )}
          </ResourceView>
        </>
      )}
    </Stack>
  );
}
