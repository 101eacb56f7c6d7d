import type { ResultStep } from '@alms/lis-domain/results';
import type { Sample, SampleState } from '@alms/lis-domain/samples';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { useMessages } from '@alms/ui/i18n';
import { CloseGlyph, Icon } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { Skeleton } from '@alms/ui/skeleton';
import { Tabs } from '@alms/ui/tabs';
import type { ReactNode } from 'react';
import { openedOf, useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { SampleDetail, type SampleActs } from './sample-detail.tsx';
import { SampleTable } from './sample-table.tsx';
import { ScanBar, type Scanned } from './scan-bar.tsx';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

/** The states a specimen is looked for in, what waits for the laboratory first. */
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

/** Specimens by state; where they are kept; what has been kept long enough. */
export const trackingTabs = ['specimens', 'storage', 'disposal'] as const;
export type TrackingTab = (typeof trackingTabs)[number];

export interface TrackingScreenProps extends SampleActs {
  state: TrackedState;
  onStateChange: (state: TrackedState) => void;
  /** How many specimens are in each state; a count that is not known is left out, never drawn as zero. */
  counts: Partial<Record<TrackedState, number>>;
  /** The specimens of the chosen state, urgent first, then oldest. */
  samples: Resource<readonly Sample[]>;
  /** Asks for list and open specimen again. */
  onRetry?: () => void | Promise<void>;
  /** Reads the next page of the list. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** What the list is searched by. */
  query: string;
  onSearch: (query: string) => void;
  /** Finds the specimen of a scanned number, and receives or opens it. */
  onScan: (scan: Scanned) => void;
  /** How the last scan went; `not_found` when nothing has the number. */
  scan: Submission;
  /** The open specimen with its history; `idle` when none is. */
  sample: Resource<Sample>;
  /** What became of the results on it; `idle` while none is open. */
  steps: Resource<readonly ResultStep[]>;
  /** Opens a specimen; null closes it. */
  onOpen: (sampleId: string | null) => void;
  tab: TrackingTab;
  onTabChange: (tab: TrackingTab) => void;
  /** What the tabs of boxes and of what is due hold. When omitted, this person keeps no specimens, and there are no tabs. */
  keeping?: { storage: ReactNode; disposal: ReactNode } | undefined;
}

/** Where every specimen is: scan or choose one, receive it, pass it on, keep or end it, and read every hand it passed through. */
export function TrackingScreen({
  state,
  onStateChange,
  counts,
  samples,
  onRetry,
  onMore,
  query,
  onSearch,
  onScan,
  scan,
  sample,
  steps,
  onOpen,
  tab,
  onTabChange,
  keeping,
  ...acts
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
  /** What is open stands beside what is looked through, and above it where there is no room; in the tab that shows, once. */
  const besideDetail = (view: TrackingTab, content: ReactNode) => (
    <div data-part="panels">
      {view === tab && (
        <div data-part="detail" ref={panel} tabIndex={-1}>
          {sample.status === 'idle' ? (
            <Card>
              <EmptyState title={words.chooseTitle} headingLevel={2} body={words.chooseBody} />
            </Card>
          ) : (
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
                    {...acts}
                  />
                )}
              </ResourceView>
            </Card>
          )}
        </div>
      )}
      {content}
    </div>
  );
  const specimens = (
    <S.Specimens>
      <Card>
        <ScanBar mayReceive={acts.moves.includes('receive')} onScan={onScan} scan={scan} />
      </Card>
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
                    options={trackedStates.map((value) => ({
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
    <S.Root data-component="tracking-screen" data-open={sample.status === 'idle' ? undefined : ''}>
      <PageHeader title={words.title} context={words.context} />
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
