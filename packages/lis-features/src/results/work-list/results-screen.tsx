import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import {
  canMoveResult,
  isDisabledBySwitch,
  type CriticalCall,
  type Result,
  type ResultId,
  type InstrumentId,
} from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { EmptyState } from '@alms/ui/empty-state';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ArrowStartGlyph, HoldGlyph, Icon, PhoneGlyph } from '@alms/ui/icon';
import { idle, ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '@alms/ui/effect-event';
import { onDemand } from '../../shared/on-demand/index.ts';
import { useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { useShortcuts } from '../../shared/shortcuts/index.ts';
import { EntrySkeleton, ListSkeleton } from './bench-skeletons.tsx';
import type { BulkVerificationProps } from './bulk-verification.tsx';
import {
  EntryPanel,
  type EntryActions,
  type PanelCorrections,
  type VerificationActions,
} from './entry-panel.tsx';
import type { HoldDialogProps } from './hold-dialog.tsx';
import { ListFoot } from './list-foot.tsx';
import { sampleGroups } from './sample-groups.ts';
import { SampleList } from './sample-list.tsx';
import { useAdvance } from './use-advance.ts';
import { useDrafts } from './use-drafts.ts';
import { isUnsaved, useDecimalMark, type Drafts } from './use-entry.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useSelection } from './use-selection.ts';
import { divideList, divideSelection, oneRequest } from './within-checks.ts';
import { ALL_WORK, WorkFilters, type WorkFilter } from './work-filters.tsx';
import { workListMessages } from './words/index.ts';
import * as S from './work-list.styles.ts';

/**
 * Tab of the work list: results to enter, to verify, to release (two-level verification), under
 * correction or on hold; for read-only users, released results.
 */
export type ResultsTab =
  | 'to-enter'
  | 'to-verify'
  | 'to-release'
  | 'corrections'
  | 'held'
  | 'released';

export interface ResultsScreenProps {
  /** Tab, filter and search of the list. */
  view: {
    tab: ResultsTab;
    onTabChange: (tab: ResultsTab) => void;
    /** Filter of the work list. */
    filter: WorkFilter;
    onFilterChange: (filter: WorkFilter) => void;
    /** Search text of the list. */
    query: string;
    onSearch: (query: string) => void;
    /**
     * Part of the specimens to verify that a link opens: the preview of bulk verification, or only
     * those for individual review. When omitted or unknown, all are listed.
     */
    part?: 'within' | 'review' | (string & {}) | null | undefined;
    /** Called when the user closes the preview or shows all specimens. */
    onPartEnd?: (() => void) | undefined;
  };
  list: {
    /**
     * Results of the tab (`pending`, `entered`, `verified`, under correction or `held`), urgent
     * first, then by due time; `released` results latest first.
     */
    results: Resource<readonly Result[]>;
    /** Number of results per tab. Unknown counts are omitted, never shown as zero. */
    counts: Partial<Record<ResultsTab, number>>;
    /** Number of tests whose specimens are not in the laboratory. When omitted, it is unknown. */
    awaitingSpecimen?: number | undefined;
    /** Reloads the list and the open specimen. */
    onRetry?: (() => void | Promise<void>) | undefined;
    /** Loads the next page of the list. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /**
     * Critical results awaiting notification, and the action to open them. When omitted or empty,
     * they are not mentioned.
     */
    openCalls?: { calls: readonly CriticalCall[]; onOpen: () => void } | undefined;
    /** Link to the import of instrument files. When omitted, no link is shown. */
    importHref?: string | undefined;
  };
  specimen: {
    /** Id of the open specimen; null for none. */
    selectedId: SampleId | null;
    /** Opens a specimen; null returns to the list on narrow screens. */
    onSelect: (sampleId: SampleId | null) => void;
    /** Current results of the open specimen in any status; `idle` when none is open. */
    results: Resource<readonly Result[]>;
    /** Downloads the report of a result’s order. When omitted, no button is shown. */
    onDownload?: ((resultId: ResultId) => void) | undefined;
  };
  entry: EntryActions & {
    /** Available instruments. When omitted or empty, the user is not asked for one. */
    instruments?: readonly ControlledInstrument[] | undefined;
    /** Unsaved entries from an earlier visit. When omitted, there are none. */
    defaultDrafts?: Drafts | undefined;
    /** Called with all unsaved entries when they change, for saving as a draft. */
    onDraftsChange?: ((drafts: Drafts) => void) | undefined;
  };
  verification: VerificationActions & {
    /** Whether the facility requires release by a second person. @default false */
    releasedBySecond?: boolean | undefined;
  };
  corrections: PanelCorrections;
}

const BulkVerification = onDemand<BulkVerificationProps>(
  async () => (await import('./bulk-verification.tsx')).BulkVerification,
  ({ open }) => open,
);

const HoldDialog = onDemand<HoldDialogProps>(
  async () => (await import('./hold-dialog.tsx')).HoldDialog,
  ({ open }) => open,
);

const NO_DRAFTS: Drafts = {};
const NO_INSTRUMENTS: readonly ControlledInstrument[] = [];

const isShown = (element: HTMLElement | null) => (element?.getClientRects().length ?? 0) > 0;

/**
 * Result entry and verification: specimen list, with the values of the open specimen beside it.
 * Flags shown while typing are previews computed by the server’s rules.
 *
 * Results must be verified by a person other than the one who entered them.
 */
export function ResultsScreen({
  view: { tab, onTabChange, filter, onFilterChange, query, onSearch, part, onPartEnd },
  list: { results, counts, awaitingSpecimen, onRetry, onMore, openCalls, importHref },
  specimen: { selectedId, onSelect, results: sampleResults, onDownload },
  entry,
  verification,
  corrections,
}: ResultsScreenProps) {
  const { instruments = NO_INSTRUMENTS, defaultDrafts = NO_DRAFTS, onDraftsChange } = entry;
  const words = useMessages(workListMessages);
  /** The specimen that opened by itself: it does not take the focus. */
  const [automaticId, setAutomaticId] = useState<string>();
  const panel = useOpenedPanel<HTMLElement>(selectedId === automaticId ? null : selectedId);
  const format = useFormat();
  const decimalMark = useDecimalMark();
  const [drafts, changeDrafts] = useDrafts({
    defaultDrafts,
    onDraftsChange,
    results: sampleResults,
  });
  const [chosenId, setChosenId] = useState<InstrumentId | ''>('');
  const none = {
    'to-enter': { title: words.noneToEnterTitle, body: words.noneToEnterBody },
    'to-verify': { title: words.noneToVerifyTitle, body: words.noneToVerifyBody },
    'to-release': { title: words.noneToReleaseTitle, body: words.noneToReleaseBody },
    corrections: { title: words.noneCorrectionsTitle, body: words.noneCorrectionsBody },
    held: { title: words.noneHeldTitle, body: words.noneHeldBody },
    released: { title: words.noneReleasedTitle, body: words.noneReleasedBody },
  }[tab];
  const showAll = () => {
    onSearch('');
    onFilterChange(ALL_WORK);
  };
  const retry = onRetry && { onRetry };
  /** The specimens to put on hold in the open dialog: the open one, or the selected ones. */
  const [holding, setHolding] = useState<'open' | 'selected'>();
  /** The open preview: of all specimens within all checks, or of the selected ones. */
  const [preview, setPreview] = useState<'within' | 'selected' | undefined>(
    part === 'within' ? 'within' : undefined,
  );
  const listPane = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { onVerify, onHold, viewerId, selfVerification = false } = verification;
  const viewer = { id: viewerId, selfVerification };
  const divided =
    onVerify && tab === 'to-verify' && results.status === 'ready'
      ? divideList(results.data, viewer)
      : undefined;
  const bulk = divided && oneRequest(divided.within);
  const closePreview = useCallback(() => {
    setPreview(undefined);
    if (part === 'within') onPartEnd?.();
  }, [part, onPartEnd]);
  const offersBulk = bulk !== undefined && bulk.length > 0;
  const isReviewOnly = part === 'review' && divided !== undefined && divided.toReview.length > 0;
  const sectionsOf = (list: readonly Result[]) =>
    divided && divided.within.length > 0
      ? [
          { title: words.toReview, groups: divided.toReview },
          ...(isReviewOnly
            ? []
            : [{ title: words.withinChecks, groups: divided.within, isQuiet: true }]),
        ]
      : [{ groups: sampleGroups(list) }];
  const order = (results.status === 'ready' ? sectionsOf(results.data) : []).flatMap(({ groups }) =>
    groups.map(({ sampleId }) => sampleId),
  );
  const isRelease = tab === 'to-release';
  const isSelectable = onVerify !== undefined && (tab === 'to-verify' || isRelease);
  const selection = useSelection(order, tab);
  const selected = (results.status === 'ready' ? sampleGroups(results.data) : []).filter(
    ({ sampleId }) => selection.shown.includes(sampleId),
  );
  const chosen = divideSelection(selected, viewer);
  const opened = sampleResults.status === 'ready' ? sampleResults.data : [];
  const toHold =
    holding === 'selected'
      ? oneRequest(selected)
      : sampleGroups(opened.filter(({ status }) => canMoveResult(status, 'hold')));
  const closeHold = useCallback(() => setHolding(undefined), []);
  // The buttons that opened a preview are gone once nothing is left for it.
  useFocusAfter(offersBulk || preview === 'within', title);
  useFocusAfter(
    selection.shown.length > 0 || preview === 'selected' || holding === 'selected',
    title,
  );
  useFocusAfter(holding === 'open', panel);
  const isLoading = results.status === 'idle' || results.status === 'loading';
  const at = selectedId === null ? -1 : order.indexOf(selectedId);
  const [preceding, following] = [order[at - 1], order[at + 1]];
  const advance = useAdvance({
    states: {
      enter: entry.state,
      verify: verification.state,
      hold: verification.holding ?? idle,
    },
    onSelect,
    results: sampleResults,
    firstOther: isLoading ? undefined : (order.find((id) => id !== selectedId) ?? null),
    panel,
  });
  const [foremost] = order;
  /** The tab whose first specimen was opened: once, so that it never replaces a choice. */
  const openedTab = useRef<ResultsTab>(undefined);
  const openFirst = useEffectEvent(() => {
    if (foremost === undefined || openedTab.current === tab || !isShown(panel.current)) return;
    openedTab.current = tab;
    setAutomaticId(foremost);
    onSelect(foremost);
  });
  // Where list and specimen are shown side by side, the first specimen opens by itself.
  useEffect(() => {
    if (selectedId === null) openFirst();
  }, [selectedId, foremost]);
  const verifyAndNext: typeof onVerify =
    onVerify &&
    ((request) => {
      if (tab === 'to-verify' || tab === 'to-release')
        advance.openAfter('verify', isLoading ? undefined : (following ?? null));
      onVerify(request);
    });
  const holdAndNext: typeof onHold =
    onHold &&
    ((request) => {
      if (tab === 'to-verify' && holding === 'open')
        advance.openAfter('hold', isLoading ? undefined : (following ?? null));
      onHold(request);
    });
  const { onEnter } = entry;
  const enterAndNext: typeof onEnter =
    onEnter &&
    ((request) => {
      if (tab === 'to-enter') advance.openAfter('enter', following ?? null);
      onEnter(request);
    });
  /** Selects the focused specimen of the list, or else the open one. */
  const selectByKey = (toHere: boolean) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-sample]');
    const sampleId = listPane.current?.contains(focused ?? null)
      ? order.find((id) => id === focused?.dataset['sample'])
      : selectedId;
    if (sampleId != null) selection.toggle(sampleId, toHere);
  };
  useShortcuts([
    ...(isSelectable && order.length > 0
      ? [
          { key: 'x', label: words.keySelect, run: () => selectByKey(false) },
          { key: 'x', shift: true, label: words.keySelectTo, run: () => selectByKey(true) },
        ]
      : []),
    ...(following === undefined
      ? []
      : [{ key: 'j', label: words.keyNext, run: () => advance.open(following) }]),
    ...(preceding === undefined
      ? []
      : [{ key: 'k', label: words.keyPrevious, run: () => advance.open(preceding) }]),
    { key: '/', label: words.keySearch, run: () => search.current?.focus() },
  ]);
  const onlyReads = entry.onEnter === undefined && verification.onVerify === undefined;
  // Read-only users do not see the counts of pending work.
  const ownCounts = onlyReads ? {} : counts;
  return (
    <S.Root
      data-component="results-screen"
      data-fills-frame=""
      data-open={selectedId === null ? undefined : ''}
    >
      <S.Head data-part="head">
        <Heading ref={title} level={1} size="large" tabIndex={-1}>
          {words.title}
        </Heading>
        <Segmented
          label={words.view}
          value={tab}
          onValueChange={onTabChange}
          options={[
            ...(onlyReads ? [{ value: 'released' as const, label: words.released }] : []),
            { value: 'to-verify', label: words.toVerify, count: ownCounts['to-verify'] },
            ...(verification.releasedBySecond
              ? [
                  {
                    value: 'to-release' as const,
                    label: words.toRelease,
                    count: ownCounts['to-release'],
                  },
                ]
              : []),
            // Corrections are rare: without any, the tab is not offered.
            ...(tab === 'corrections' || (ownCounts.corrections ?? 0) > 0
              ? [
                  {
                    value: 'corrections' as const,
                    label: words.corrections,
                    count: ownCounts.corrections,
                  },
                ]
              : []),
            { value: 'to-enter', label: words.toEnter, count: ownCounts['to-enter'] },
            { value: 'held', label: words.held, count: ownCounts.held },
          ]}
        />
        <SearchField
          ref={search}
          label={words.filter}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
        <WorkFilters filter={filter} onFilterChange={onFilterChange} />
      </S.Head>
      <div data-part="panes">
        <S.List ref={listPane} aria-label={words.list}>
          {openCalls && openCalls.calls.length > 0 && (
            <div data-part="notice">
              <Button
                tone="critical"
                wide
                leading={<Icon glyph={PhoneGlyph} size="small" />}
                aria-haspopup="dialog"
                onClick={openCalls.onOpen}
              >
                {words.callsOpen({ count: openCalls.calls.length })}
              </Button>
            </div>
          )}
          {results.status === 'ready' && results.data.some(isDisabledBySwitch) && (
            <div data-part="notice">
              <Alert glyph={HoldGlyph}>{words.autoverificationOff}</Alert>
            </div>
          )}
          {divided && offersBulk && (
            <div data-part="bulk">
              <span>
                {words.withinOf({
                  within: divided.within.length,
                  count: divided.within.length + divided.toReview.length,
                })}
              </span>
              <Button size="small" aria-haspopup="dialog" onClick={() => setPreview('within')}>
                {words.verifyWithin({ count: bulk.length })}
              </Button>
            </div>
          )}
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
                    sections={sectionsOf(list)}
                    selectedId={selectedId}
                    calls={openCalls?.calls ?? []}
                    isUnsaved={(result) => isUnsaved(result, drafts, decimalMark)}
                    onSelect={onSelect}
                    selection={isSelectable ? selection : undefined}
                  />
                  {isReviewOnly && onPartEnd && (
                    <Button variant="quiet" wide onClick={onPartEnd}>
                      {words.showAll}
                    </Button>
                  )}
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
            <ListFoot
              count={order.length}
              facts={[
                words.samples({ count: sampleGroups(results.data).length }),
                ...(results.asOf === undefined
                  ? []
                  : [words.updated({ time: format.time(results.asOf) })]),
                ...(awaitingSpecimen === undefined || awaitingSpecimen === 0
                  ? []
                  : [words.awaitSpecimen({ count: awaitingSpecimen })]),
              ]}
              importHref={importHref}
              selection={
                isSelectable
                  ? {
                      ...selection,
                      actions: [
                        {
                          label: isRelease ? words.releaseSelected : words.verifySelected,
                          onClick: () => setPreview('selected'),
                        },
                        ...(onHold && !isRelease
                          ? [{ label: words.hold, onClick: () => setHolding('selected') }]
                          : []),
                      ],
                    }
                  : undefined
              }
            />
          )}
        </S.List>
        <section aria-label={words.entry} data-part="panel" ref={panel} tabIndex={-1}>
          {selectedId === null ? (
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
                      key={selectedId}
                      results={[first, ...others]}
                      entry={{ ...entry, onEnter: enterAndNext }}
                      verification={{ ...verification, onVerify: verifyAndNext }}
                      corrections={corrections}
                      onAskHold={onHold && (() => setHolding('open'))}
                      onDownload={onDownload}
                      drafts={drafts}
                      onDraftsChange={changeDrafts}
                      measuredWith={{ instruments, chosenId, onChoose: setChosenId }}
                    />
                  )
                }
              </ResourceView>
            </>
          )}
        </section>
      </div>
      {isSelectable && (
        <BulkVerification
          open={
            preview !== undefined &&
            (verification.state.status !== 'idle' ||
              (preview === 'selected' ? selection.shown.length > 0 : offersBulk))
          }
          {...(preview === 'selected'
            ? { groups: chosen.within, excluded: chosen.excluded }
            : { groups: bulk ?? [] })}
          isRelease={isRelease}
          onVerify={onVerify}
          state={verification.state}
          onClose={closePreview}
        />
      )}
      {holdAndNext && (
        <HoldDialog
          open={
            holding !== undefined &&
            (toHold.length > 0 || (verification.holding ?? idle).status !== 'idle')
          }
          groups={toHold}
          onHold={holdAndNext}
          state={verification.holding}
          onClose={closeHold}
        />
      )}
    </S.Root>
  );
}
