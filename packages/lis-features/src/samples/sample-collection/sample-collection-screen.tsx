import { isAccessionNumber, isWristbandOf, type Sample } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { usePageScan } from '@alms/ui/barcode-field';
import { Button } from '@alms/ui/button';
import { EmptyState } from '@alms/ui/empty-state';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { ArrowStartGlyph, Icon } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useEffect, useRef, useState } from 'react';
import { collectionVisits } from '../../shared/collection-visits/index.ts';
import { useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import { VisitList } from './visit-list.tsx';
import { VisitPanel, type VisitActions } from './visit-panel.tsx';

export interface CollectionScreenProps extends VisitActions {
  list: {
    /** Specimens awaiting collection, urgent first, then oldest. */
    samples: Resource<readonly Sample[]>;
    /**
     * Number of patients waiting, and of those collected today since 00:00. When omitted, it is
     * unknown.
     */
    progress?: { waiting: number; collected_today: number } | undefined;
    /** Reloads the list and the open visit. */
    onRetry?: (() => void | Promise<void>) | undefined;
    /** Loads the next page of the list. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** Search text of the list. */
    query: string;
    onSearch: (query: string) => void;
  };
  /** Id of the patient whose visit is open; null for none. */
  openId: PatientId | null;
  /** Opens the visit of a patient; null returns to the list. */
  onOpen: (patientId: PatientId | null) => void;
  /** All specimens to collect from the open patient; `idle` when none is open. */
  visit: Resource<readonly Sample[]>;
}

/** A wristband scan that opens a visit. */
interface OpeningScan {
  patientId: PatientId;
  code: string;
}

/**
 * Specimen collection: patients waiting, and the visit of the open patient with one identity check,
 * one print and one confirmation for all containers. A wristband or container can be scanned
 * anywhere on the page, and Enter runs the filled button.
 */
export function CollectionScreen({
  list: { samples, progress, onRetry, onMore, query, onSearch },
  openId,
  onOpen,
  visit,
  ...actions
}: CollectionScreenProps) {
  const words = useMessages(sampleCollectionMessages);
  const panel = useOpenedPanel<HTMLElement>(openId);
  const listing = useRef<HTMLElement>(null);
  const visitScan = useRef<(code: string) => void>(undefined);
  const focusNext = useRef<string>(undefined);
  const [opening, setOpening] = useState<OpeningScan>();
  const [unknown, setUnknown] = useState<string>();
  const [finished, setFinished] = useState<{ name: string; count: number }>();

  const visits = samples.status === 'ready' ? collectionVisits(samples.data) : [];
  const at = visits.findIndex(({ id }) => id === openId);
  const next = visits.find(({ id }, index) => id !== openId && index >= Math.min(at, 0));

  const open = (patientId: PatientId | null) => {
    setUnknown(undefined);
    setFinished(undefined);
    onOpen(patientId);
  };
  const onListScan = (code: string) => {
    const found = visits.find((each) =>
      isAccessionNumber(code)
        ? each.samples.some(({ accession_number }) => accession_number === code)
        : isWristbandOf(code, each.patient.mrn),
    );
    if (!found) {
      setUnknown(code);
      // The patient may be on a later page or outside the search.
      if (onMore || query !== '') onSearch(code);
      return;
    }
    setOpening({ patientId: found.id, code });
    open(found.id);
  };
  usePageScan(openId === null ? onListScan : (code) => visitScan.current?.(code), {
    // A scan waits while the list or the visit is loading.
    ready: (openId === null ? samples : visit).status !== 'loading',
  });
  useEffect(() => {
    if (openId !== null || focusNext.current === undefined) return;
    listing.current?.querySelector<HTMLElement>(`[data-visit="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  }, [openId]);

  /** On a phone the list opens with the next patient focused, otherwise the next visit opens. */
  const onFinish = (name: string, count: number) => {
    const isListShown = listing.current?.checkVisibility?.() ?? true;
    if (isListShown || !next) onOpen(next?.id ?? null);
    else {
      focusNext.current = next.id;
      onOpen(null);
    }
    setFinished({ name, count });
  };

  const retry = onRetry && { onRetry };
  return (
    <S.Root
      data-component="collection-screen"
      data-fills-frame=""
      data-open={openId === null ? undefined : ''}
    >
      <S.List ref={listing} aria-label={words.list}>
        <div data-part="head">
          <div data-part="title">
            <Heading level={1} size="large" tabIndex={-1}>
              {words.title}
            </Heading>
            {progress && (
              <Text as="span" size="small" strong figures>
                {words.progress({
                  done: progress.collected_today,
                  count: progress.collected_today + progress.waiting,
                })}
              </Text>
            )}
          </div>
          <SearchField
            label={words.search}
            shortcut="/"
            value={query}
            onChange={(event) => {
              setUnknown(undefined);
              onSearch(event.target.value);
            }}
          />
          {unknown !== undefined && (
            <Alert tone="caution" live="assertive">
              {words.unknownScan({ code: unknown })}
            </Alert>
          )}
          <div role="status">
            {finished && finished.count > 0 && (
              <Text size="small">{words.collectedNow(finished)}</Text>
            )}
          </div>
        </div>
        <div data-part="scroll">
          <ResourceView
            resource={samples}
            label={words.list}
            skeleton={<ListSkeleton />}
            flush
            headingLevel={2}
            empty={{
              'none-yet': { title: words.noneYetTitle, body: words.noneYetBody },
              'no-match': {
                title: words.noMatchTitle,
                body: words.noMatchBody,
                action: <Button onClick={() => onSearch('')}>{words.showAll}</Button>,
              },
            }}
            {...retry}
          >
            {() => (
              <>
                <VisitList visits={visits} openId={openId} onOpen={open} />
                {onMore && (
                  <Button variant="quiet" wide onClick={onMore}>
                    {words.more}
                  </Button>
                )}
              </>
            )}
          </ResourceView>
        </div>
      </S.List>
      <section aria-label={words.current} data-part="panel" ref={panel} tabIndex={-1}>
        {openId === null ? (
          <EmptyState title={words.chooseTitle} headingLevel={2} body={words.chooseBody} />
        ) : (
          <>
            <div data-part="back">
              <Button
                variant="quiet"
                leading={<Icon glyph={ArrowStartGlyph} size="small" mirrored />}
                onClick={() => open(null)}
              >
                {words.back}
              </Button>
            </div>
            <ResourceView
              resource={visit}
              label={words.current}
              skeleton={<VisitSkeleton />}
              flush
              headingLevel={2}
              empty={{
                'none-yet': { title: words.nothingLeftTitle, body: words.nothingLeftBody },
              }}
              {...retry}
            >
              {(ofPatient) =>
                collectionVisits(ofPatient).map((each) => (
                  <VisitPanel
                    key={each.id}
                    visit={each}
                    nextName={next?.patient.full_name}
                    scannedWristband={opening?.patientId === each.id ? opening.code : undefined}
                    scans={visitScan}
                    onFinish={(count) => {
                      setOpening(undefined);
                      onFinish(each.patient.full_name, count);
                    }}
                    {...actions}
                  />
                ))
              }
            </ResourceView>
          </>
        )}
      </section>
    </S.Root>
  );
}

function VisitSkeleton() {
  return (
    <S.Waiting>
      <Skeleton width="12rem" height="20px" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="12rem" />
    </S.Waiting>
  );
}

function ListSkeleton() {
  return (
    <S.Waiting>
      {['60%', '48%', '72%', '55%'].map((width) => (
        <Skeleton key={width} width={width} height="36px" />
      ))}
    </S.Waiting>
  );
}
