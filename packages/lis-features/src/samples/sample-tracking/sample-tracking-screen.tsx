import type { ResultStep } from '@alms/lis-domain/results';
import type { Sample, SampleState, SampleId } from '@alms/lis-domain/samples';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { CloseGlyph, Icon } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { Skeleton } from '@alms/ui/skeleton';
import { Tabs } from '@alms/ui/tabs';
import type { ReactNode } from 'react';
import { openedOf, useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { SampleDetail, type SampleActions } from './sample-detail.tsx';
import { SampleTable } from './sample-table.tsx';
import { ScanBar, type ScanBarProps } from './scan-bar.tsx';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

/** Statuses offered as filter, those awaiting laboratory action first. */
export const trackedStates = [
  'collected',
  'in_transit',
  'received',
  'in_testing',
  'stored',
  'rejected',
  'expected',
] as const satisfies readonly SampleState[];
export type TrackedState = (typeof trackedStates)[number];

/** Statuses of specimens to receive, as the screen opened to receive lists them. */
const statesToReceive: readonly TrackedState[] = ['collected', 'in_transit'];

/** Tabs: specimens by status, storage, and specimens to discard. */
export const trackingTabs = ['specimens', 'storage', 'disposal'] as const;
export type TrackingTab = (typeof trackingTabs)[number];

export interface TrackingScreenProps {
  /** Tab, and status and search of the list. */
  view: {
    tab: TrackingTab;
    onTabChange: (tab: TrackingTab) => void;
    state: TrackedState;
    onStateChange: (state: TrackedState) => void;
    /** Search text of the list. */
    query: string;
    onSearch: (query: string) => void;
    /** `receive`: a receiving bench, with only the specimens to receive. When omitted, all. */
    task?: 'receive' | undefined;
  };
  list: {
    /** Specimens of the selected status, urgent first, then oldest. */
    samples: Resource<readonly Sample[]>;
    /** Number of specimens per status. Unknown counts are omitted, never shown as zero. */
    counts: Partial<Record<TrackedState, number>>;
    /** Reloads the list and the open specimen. */
    onRetry?: (() => void | Promise<void>) | undefined;
    /** Loads the next page of the list. When omitted, there is none. */
    onMore?: (() => void) | undefined;
  };
  /** Receives, opens or finds specimens by scan; `not_found` refuses an unknown number. */
  scan: Omit<ScanBarProps, 'mayReceive'>;
  specimen: {
    /** The open specimen with its history; `idle` when none is open. */
    sample: Resource<Sample>;
    /** History of its results; `idle` while no specimen is open. */
    steps: Resource<readonly ResultStep[]>;
    /** Opens a specimen; null closes it. */
    onOpen: (sampleId: SampleId | null) => void;
  };
  /** Actions on the open specimen. */
  actions: SampleActions;
  /**
   * Content of the storage and discard tabs. When omitted, the user may not manage storage, and no
   * tabs are shown.
   */
  keeping?: { storage: ReactNode; disposal: ReactNode } | undefined;
}

/**
 * Sample Tracking: scan or select a specimen, receive, transfer, store or discard it, and review
 * its chain of custody.
 */
export function TrackingScreen({
  view: { tab, onTabChange, state, onStateChange, query, onSearch, task },
  list: { samples, counts, onRetry, onMore },
  scan,
  specimen: { sample, steps, onOpen },
  actions,
  keeping: kept,
}: TrackingScreenProps) {
  const words = useMessages(sampleTrackingMessages);
  const panel = useOpenedPanel<HTMLDivElement>(openedOf(sample));
  const names: Record<TrackedState, string> = {
    collected: words.stateCollected,
    in_transit: words.stateInTransit,
    received: words.stateReceived,
    in_testing: words.stateInTesting,
    stored: words.stateStored,
    rejected: words.stateRejected,
    expected: words.stateExpected,
  };
  const openId = sample.status === 'ready' ? sample.data.id : undefined;
  const retry = onRetry && { onRetry };
  const keeping = task === undefined ? kept : undefined;
  const states = task === undefined ? trackedStates : statesToReceive;
  /**
   * Renders the open specimen beside the list, or above it on narrow screens, only once and in the
   * visible tab.
   */
  const besideDetail = (view: TrackingTab, content: ReactNode) => (
    <div data-part="panels">
      {view === tab && sample.status !== 'idle' && (
        <div data-part="detail" ref={panel} tabIndex={-1}>
          <Card
            body="flush"
            heading={words.detail}
            headerActions={
              <IconButton label={words.close} size="small" onClick={() => onOpen(null)}>
                <Icon glyph={CloseGlyph} size="small" />
              </IconButton>
            }
          >
            <ResourceView
              resource={sample}
              label={words.detail}
              skeleton={
                <S.DetailSkeleton>
                  <Skeleton count={8} />
                </S.DetailSkeleton>
              }
              flush
              {...retry}
            >
              {(current) => (
                <SampleDetail
                  key={current.id}
                  sample={current}
                  steps={steps}
                  onOpen={onOpen}
                  {...retry}
                  {...actions}
                />
              )}
            </ResourceView>
          </Card>
        </div>
      )}
      {content}
    </div>
  );
  const specimens = (
    <S.Specimens>
      {/* Other tabs have scan fields of their own. */}
      {tab === 'specimens' && (
        <Card>
          <ScanBar mayReceive={actions.moves.includes('receive')} {...scan} />
        </Card>
      )}
      {besideDetail(
        'specimens',
        <Card body="flush" aria-label={words.list}>
          <SampleTable
            resource={samples}
            openId={openId}
            onOpen={onOpen}
            onMore={onMore}
            filter={
              <S.Filters>
                <div data-part="states">
                  <Segmented
                    label={words.states}
                    value={state}
                    onValueChange={onStateChange}
                    options={states.map((value) => ({
                      value,
                      label: names[value],
                      count: counts[value],
                    }))}
                  />
                </div>
                <SearchField
                  label={words.filter}
                  shortcut="/"
                  value={query}
                  onChange={(event) => onSearch(event.target.value)}
                />
              </S.Filters>
            }
            empty={{
              'none-yet': { title: words.noneYetTitle, body: words.noneYetBody },
              'no-match': {
                title: words.noMatchTitle,
                body: words.noMatchBody,
                action: <Button onClick={() => onSearch('')}>{words.showAll}</Button>,
              },
            }}
            {...retry}
          />
        </Card>,
      )}
    </S.Specimens>
  );
  return (
    <S.Root data-component="tracking-screen">
      <PageHeader
        title={task === undefined ? words.title : words.receive}
        context={task === undefined ? words.context : words.contextToReceive}
      />
      {keeping ? (
        <Tabs
          label={words.views}
          value={tab}
          activation="manual"
          onValueChange={(next) =>
            onTabChange(trackingTabs.find((each) => each === next) ?? 'specimens')
          }
          tabs={[
            { id: 'specimens', label: words.tabSpecimens, content: specimens },
            {
              id: 'storage',
              label: words.tabStorage,
              content: besideDetail('storage', keeping.storage),
            },
            {
              id: 'disposal',
              label: words.tabDisposal,
              content: besideDetail('disposal', keeping.disposal),
            },
          ]}
        />
      ) : (
        specimens
      )}
    </S.Root>
  );
}
