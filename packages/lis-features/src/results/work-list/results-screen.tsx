import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import { isLeftBySwitch, type CriticalCall, type Result } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { EmptyState } from '@alms/ui/empty-state';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ArrowStartGlyph, HoldGlyph, Icon, PhoneGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useState } from 'react';
import { useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { EntrySkeleton, ListSkeleton } from './bench-skeletons.tsx';
import { EntryPanel, type EntryActs } from './entry-panel.tsx';
import { sampleGroups } from './sample-groups.ts';
import { SampleList } from './sample-list.tsx';
import { useDrafts } from './use-drafts.ts';
import { isUnsaved, useDecimalMark, type Drafts } from './use-entry.ts';
import { ALL_WORK, WorkFilters, type WorkFilter } from './work-filters.tsx';
import { workListMessages } from './words/index.ts';
import * as S from './work-list.styles.ts';

/** Which end of the bench: values to enter, entered values to verify, verified ones to release where two verify, those that a check holds until somebody decides; or, for who makes no results, the released ones. */
export type ResultsTab = 'to-enter' | 'to-verify' | 'to-release' | 'held' | 'released';

export interface ResultsScreenProps extends EntryActs {
  tab: ResultsTab;
  onTabChange: (tab: ResultsTab) => void;
  /** How many results wait under each tab; a count that is not known is left out, never drawn as zero. */
  counts: Partial<Record<ResultsTab, number>>;
  /** The results of the tab (`pending`, `entered`, `verified` or `held`), urgent first, then what is due soonest; of `released` the last ones first. */
  results: Resource<readonly Result[]>;
  /** Asks for list and open specimen again. */
  onRetry?: () => void | Promise<void>;
  /** Reads the next page of the list. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Which part of the work is looked for. */
  filter: WorkFilter;
  onFilterChange: (filter: WorkFilter) => void;
  /** What the list is searched by. */
  query: string;
  onSearch: (query: string) => void;
  /** The specimen that is open, or null. */
  selectedSampleId: string | null;
  /** Opens a specimen; null leads back to the list where there is no room for both. */
  onSelect: (sampleId: string | null) => void;
  /** All results of the open specimen, in whatever state, as they are now; `idle` when none is open. */
  sampleResults: Resource<readonly Result[]>;
  /** Critical values that somebody still has to be told of, and the way to them. When omitted, or none, nothing is said. */
  openCalls?: { calls: readonly CriticalCall[]; onOpen: () => void } | undefined;
  /** What values can be measured with. When omitted, or none, nobody is asked. */
  instruments?: readonly ControlledInstrument[];
  /** Where values come from files of instruments. When omitted, no way leads there. */
  importHref?: string | undefined;
  /** Who is signed in: nobody verifies what they entered. */
  viewerId: string;
  /** The facility's setting that lets people verify what they entered after all. @default false */
  selfVerification?: boolean;
  /** Whether results are released by a second person here. @default false */
  releasedBySecond?: boolean;
  /** What was typed before and not saved, such as before this screen was left. When omitted, nothing. */
  defaultDrafts?: Drafts | undefined;
  /** Called with all that is typed and not saved whenever it changes, for who keeps it. */
  onDraftsChange?: ((drafts: Drafts) => void) | undefined;
}

const NO_DRAFTS: Drafts = {};
const NO_INSTRUMENTS: readonly ControlledInstrument[] = [];

/**
 * The bench: specimens at the start, the open one's values beside it. Values are saved together, all or none; flags shown while typing are
 * previews by the server's own rule. Results are verified by somebody else than who entered them.
 */
export function ResultsScreen({
  tab,
  onTabChange,
  counts,
  results,
  onRetry,
  onMore,
  filter,
  onFilterChange,
  query,
  onSearch,
  selectedSampleId,
  onSelect,
  sampleResults,
  openCalls,
  instruments = NO_INSTRUMENTS,
  importHref,
  viewerId,
  selfVerification = false,
  releasedBySecond = false,
  defaultDrafts = NO_DRAFTS,
  onDraftsChange,
  ...acts
}: ResultsScreenProps) {
  const words = useMessages(workListMessages);
  const panel = useOpenedPanel<HTMLElement>(selectedSampleId);
  const format = useFormat();
  const decimalMark = useDecimalMark();
  const [drafts, changeDrafts] = useDrafts({
    defaultDrafts,
    onDraftsChange,
    results: sampleResults,
  });
  const [chosenId, setChosenId] = useState('');
  const none = {
    'to-enter': { title: words.noneToEnterTitle, body: words.noneToEnterBody },
    'to-verify': { title: words.noneToVerifyTitle, body: words.noneToVerifyBody },
    'to-release': { title: words.noneToReleaseTitle, body: words.noneToReleaseBody },
    held: { title: words.noneHeldTitle, body: words.noneHeldBody },
    released: { title: words.noneReleasedTitle, body: words.noneReleasedBody },
  }[tab];
  const showAll = () => {
    onSearch('');
    onFilterChange(ALL_WORK);
  };
  const retry = onRetry && { onRetry };
  const onlyReads = acts.onEnter === undefined && acts.onVerify === undefined;
  // How much of others' work is waiting is not this person's.
  const ownCounts = onlyReads ? {} : counts;
  return (
    <S.Root
      data-component="results-screen"
      data-fills-frame=""
      data-open={selectedSampleId === null ? undefined : ''}
    >
      <div data-part="panes">
        <S.List aria-label={words.list}>
          <div data-part="head">
            <div data-part="title">
              <Heading level={1} size="large" tabIndex={-1}>
                {words.title}
              </Heading>
              {results.status === 'ready' && results.asOf !== undefined && (
                <span>{words.updated({ time: format.time(results.asOf) })}</span>
              )}
              {importHref !== undefined && (
                <LinkButton size="small" href={importHref}>
                  {words.importFile}
                </LinkButton>
              )}
            </div>
            {openCalls && openCalls.calls.length > 0 && (
              <Button
                tone="critical"
                wide
                leading={<Icon glyph={PhoneGlyph} size="small" />}
                aria-haspopup="dialog"
                onClick={openCalls.onOpen}
              >
                {words.callsOpen({ count: openCalls.calls.length })}
              </Button>
            )}
            {results.status === 'ready' && results.data.some(isLeftBySwitch) && (
              <Alert glyph={HoldGlyph}>{words.autoverificationOff}</Alert>
            )}
            <SearchField
              label={words.filter}
              value={query}
              onChange={(event) => onSearch(event.target.value)}
            />
            <WorkFilters filter={filter} onFilterChange={onFilterChange} />
            <Segmented
              label={words.view}
              wide
              value={tab}
              onValueChange={onTabChange}
              options={[
                ...(onlyReads ? [{ value: 'released' as const, label: words.released }] : []),
                { value: 'to-verify', label: words.toVerify, count: ownCounts['to-verify'] },
                ...(releasedBySecond
                  ? [
                      {
                        value: 'to-release' as const,
                        label: words.toRelease,
                        count: ownCounts['to-release'],
                      },
                    ]
                  : []),
                { value: 'to-enter', label: words.toEnter, count: ownCounts['to-enter'] },
                { value: 'held', label: words.held, count: ownCounts.held },
              ]}
            />
          </div>
          <div data-part="scroll">
            <h2>
              <VisuallyHidden>{words.list}</VisuallyHidden>
            </h2>
            <ResourceView
              resource={results}
              label={words.list}
              skeleton={<ListSkeleton />}
              flush
              empty={{
                'none-yet': none,
                'no-match': {
                  title: words.noMatchTitle,
                  body: words.noMatchBody,
                  action: <Button onClick={showAll}>{words.showAll}</Button>,
                },
              }}
              {...retry}
            >
              {(list) => (
                <>
                  <SampleList
                    results={list}
                    selectedId={selectedSampleId}
                    calls={openCalls?.calls ?? []}
                    isUnsaved={(result) => isUnsaved(result, drafts, decimalMark)}
                    onSelect={onSelect}
                  />
                  {onMore && (
                    <Button variant="quiet" wide onClick={onMore}>
                      {words.more}
                    </Button>
                  )}
                </>
              )}
            </ResourceView>
          </div>
          {results.status === 'ready' && (
            <div data-part="foot">
              <span>{words.samples({ count: sampleGroups(results.data).length })}</span>
              <span>
                <kbd>{'↑'}</kbd> <kbd>{'↓'}</kbd> {words.move}
              </span>
              <span>
                <kbd>{'Enter'}</kbd> {words.openKey}
              </span>
            </div>
          )}
        </S.List>
        <section aria-label={words.entry} data-part="panel" ref={panel} tabIndex={-1}>
          {selectedSampleId === null ? (
            <EmptyState
              title={words.chooseTitle}
              headingLevel={2}
              body={onlyReads ? words.chooseToRead : words.chooseBody}
            />
          ) : (
            <>
              <div data-part="back">
                <Button
                  variant="quiet"
                  leading={<Icon glyph={ArrowStartGlyph} size="small" mirrored />}
                  onClick={() => onSelect(null)}
                >
                  {words.back}
                </Button>
              </div>
              <ResourceView
                resource={sampleResults}
                label={words.entry}
                skeleton={<EntrySkeleton />}
                flush
                {...retry}
              >
                {([first, ...others]) =>
                  first === undefined ? (
                    <EmptyState
                      title={words.noResultsTitle}
                      headingLevel={2}
                      body={words.noResultsBody}
                    />
                  ) : (
                    <EntryPanel
                      key={selectedSampleId}
                      results={[first, ...others]}
                      viewerId={viewerId}
                      selfVerification={selfVerification}
                      drafts={drafts}
                      onDraftsChange={changeDrafts}
                      measuredWith={{ instruments, chosenId, onChoose: setChosenId }}
                      {...acts}
                    />
                  )
                }
              </ResourceView>
            </>
          )}
        </section>
      </div>
    </S.Root>
  );
}
