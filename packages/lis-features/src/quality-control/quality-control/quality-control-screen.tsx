import type { QualityMetrics } from '@alms/lis-domain/analytics';
import {
  acceptedRepeat,
  correctionsOf,
  correctionWith,
  type Correction,
} from '@alms/lis-domain/quality-control';
import type {
  ControlledTest,
  ControlledTestDetail,
  ControlMaterial,
  ControlRun,
  RollingProposal,
  TestLot,
} from '@alms/lis-domain/quality-control';
import type { UserId } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { ChevronDownGlyph, Icon, PlusGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { PageHeader } from '@alms/ui/page-header';
import { allReady, ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Split } from '@alms/ui/split';
import { Stack } from '@alms/ui/stack';
import { Tabs } from '@alms/ui/tabs';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { onDemand } from '../../shared/on-demand/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { ActionsCard } from './actions-card.tsx';
import type {
  RequestedControl,
  ControlDialogActions,
  ControlDialogsProps,
} from './control-dialogs.tsx';
import { qualityControlMessages } from './words/index.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';
import { useDrafts, type CorrectionSheetProps, type DraftsOptions } from './correction/index.ts';
import type { ExternalAssessmentProps } from './eqa/index.ts';
import { HoldAlert } from './hold-alert.tsx';
import { LevelCharts } from './level-charts.tsx';
import { LotsCard } from './lots-card.tsx';
import { PassRateCard } from './pass-rate-card.tsx';
import type { PlanCardProps } from './plan/plan-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { RunsCard } from './runs-card.tsx';
import type { CatalogueTest } from './set-up-forms.tsx';
import { TestList } from './test-list.tsx';

const ControlDialogs = onDemand<ControlDialogsProps>(
  async () => (await import('./control-dialogs.tsx')).ControlDialogs,
  ({ request }) => request !== undefined,
);
const CorrectionSheet = onDemand<CorrectionSheetProps>(
  async () => (await import('./correction/correction-sheet.tsx')).CorrectionSheet,
  ({ correction }) => correction !== undefined,
);
const PlanCard = onDemand<PlanCardProps>(
  async () => (await import('./plan/plan-card.tsx')).PlanCard,
  () => true,
);
const ExternalAssessment = onDemand<ExternalAssessmentProps>(
  async () => (await import('./eqa/index.ts')).ExternalAssessment,
  () => true,
);

export const qualityControlTabs = ['controls', 'lots', 'eqa', 'instruments'] as const;
export type QualityControlTab = (typeof qualityControlTabs)[number];

export interface QualityControlScreenProps {
  view: { tab: QualityControlTab; onTabChange: (tab: QualityControlTab) => void };
  /** External quality assessment rounds. */
  assessment: Omit<ExternalAssessmentProps, 'catalogue' | 'viewerId'>;
  list: {
    /** All tests with QC, sorted by name. */
    tests: Resource<readonly ControlledTest[]>;
    /** Loads the next page of tests. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** Id of the open test; null for none. */
    selectedId: string | null;
    onSelect: (id: string) => void;
    /** Quality indicators of all tests for the last seven days. */
    metrics: Resource<QualityMetrics>;
  };
  opened: {
    /** The open test with its lots; `idle` when none is open. */
    test: Resource<ControlledTestDetail>;
    /** QC runs of the open test, latest first. */
    runs: Resource<readonly ControlRun[]>;
    onMoreRuns?: (() => void) | undefined;
    /** Runs around the run whose correction is open, if it is none of `runs`. @default none */
    olderRuns?: readonly ControlRun[];
  };
  /**
   * Results of the open test that depend on the open correction’s run, else those since the last
   * accepted run, loaded on request.
   */
  since: CorrectionSheetProps['affected'] & { onShow: () => void };
  /** The correction of a run that violated a rule. */
  correction: DraftsOptions & {
    /** Id of the run whose correction is open; null for none. */
    runId: string | null;
    onOpen: (runId: string | null) => void;
    /** Performs a write. Must not reject. When omitted, access is read-only. */
    onAct?: CorrectionSheetProps['onAct'];
    /** Whether the user may repeat tests of affected results. */
    canRepeat: boolean;
    /** Downloads the review of a rejected or overdue run. */
    onPrint: CorrectionSheetProps['onPrint'];
  };
  rolling: {
    /** Proposed rolling target of a lot; `idle` until requested. */
    proposal: Resource<RollingProposal>;
    /** Calculates or recalculates a lot’s rolling target. */
    onPropose: (lot: TestLot) => void;
  };
  /** Lots and calibrations of instruments. */
  lots: ReactNode;
  /** Management of instruments; omitted when not permitted. */
  instruments?: ReactNode;
  /** Tests available for QC, with instruments and materials. */
  choices: {
    catalogue: readonly CatalogueTest[];
    instruments: readonly string[];
    materials: readonly ControlMaterial[];
  };
  /** An omitted action is not permitted. */
  actions: ControlDialogActions & {
    onArchiveLot?: ((lot: TestLot) => void) | undefined;
  };
  /** Id of the signed-in user, who may not verify their own action. */
  viewerId: UserId;
  onRetry: () => void | Promise<void>;
}

/** Quality control: internal QC runs, and external quality assessment rounds. */
export function QualityControlScreen(props: QualityControlScreenProps) {
  const {
    view,
    assessment,
    list,
    since,
    correction,
    rolling,
    choices,
    actions,
    viewerId,
    onRetry,
  } = props;
  const { tab, onTabChange } = view;
  const { test, runs, olderRuns = [] } = props.opened;
  const words = useMessages(qualityControlMessages);
  const [dialog, setDialog] = useState<RequestedControl>();
  const isOfControls = tab === 'controls';
  const open = test.status === 'ready' ? test.data : undefined;
  // Reserves the line, so that content below does not shift.
  const loading = [list.tests.status, test.status].includes('loading') ? (
    <Skeleton width="14rem" />
  ) : undefined;
  const latest =
    runs.status === 'ready' ? runs.data.find(({ status }) => status !== 'overdue') : undefined;
  const corrections = useMemo(
    () => (runs.status === 'ready' ? correctionsOf(runs.data) : []),
    [runs],
  );
  const drafts = useDrafts(correction);
  const root = useReturnedFocus(correction.runId);
  const { onMore: onMoreResults, hrefOf, results } = since;
  const affected = { results, hrefOf, onMore: onMoreResults };
  return (
    <Stack gap="s5" data-screen="quality-control" ref={root}>
      <PageHeader
        title={words.title}
        {...(isOfControls && {
          context: open
            ? words.context({ test: open.test.name, instrument: open.instrument.name })
            : loading,
        })}
        {...(isOfControls && {
          actions: (
            <HeaderActions
              actions={actions}
              open={open}
              isResolved={open?.hold?.reason === 'rejected' && heldBy(corrections) !== undefined}
              onRequest={(kind) => setDialog({ kind })}
            />
          ),
        })}
      />
      <Tabs
        label={words.parts}
        value={tab}
        onValueChange={(next) =>
          onTabChange(qualityControlTabs.find((each) => each === next) ?? 'controls')
        }
        tabs={[
          {
            id: 'controls',
            label: words.controlRuns,
            content: (
              <ControlRuns
                {...props}
                corrections={corrections}
                isDialogOpen={dialog !== undefined}
                onRequest={setDialog}
              />
            ),
          },
          { id: 'lots', label: words.lotsAndCalibrations, content: props.lots },
          {
            id: 'eqa',
            label: words.assessment,
            content: (
              <ExternalAssessment
                {...assessment}
                catalogue={choices.catalogue}
                viewerId={viewerId}
              />
            ),
          },
          ...(props.instruments === undefined
            ? []
            : [{ id: 'instruments', label: words.instruments, content: props.instruments }]),
        ]}
      />
      <ControlDialogs
        {...actions}
        {...choices}
        request={dialog}
        since={affected}
        onResolve={({ id }) => {
          setDialog(undefined);
          correction.onOpen(id);
        }}
        rolling={rolling.proposal}
        onProposeRolling={rolling.onPropose}
        onRetry={onRetry}
        test={open}
        reagentLot={latest?.reagent_lot ?? ''}
        onClose={() => setDialog(undefined)}
      />
      <CorrectionSheet
        correction={
          correction.runId === null
            ? undefined
            : (correctionWith(corrections, correction.runId) ??
              correctionWith(correctionsOf(olderRuns), correction.runId))
        }
        test={open}
        reagentLot={latest?.reagent_lot ?? ''}
        affected={affected}
        onAct={correction.onAct}
        canRepeat={correction.canRepeat}
        onPrint={correction.onPrint}
        viewerId={viewerId}
        drafts={drafts}
        onRetry={onRetry}
        onClose={() => correction.onOpen(null)}
      />
    </Stack>
  );
}

/**
 * Returns focus to the line of a correction when the button that opened it is gone, as the alert of
 * a hold that ended. Put the ref on the screen.
 */
function useReturnedFocus(runId: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(runId);
  useEffect(() => {
    const last = before.current;
    before.current = runId;
    if (last === null || runId !== null || document.activeElement !== document.body) return;
    const lines = root.current?.querySelectorAll<HTMLElement>('[data-correction]') ?? [];
    const own = [...lines].find(({ dataset }) => dataset['correction'] === last);
    (own ?? lines[0])?.focus();
  }, [runId]);
  return root;
}

interface ControlRunsProps extends QualityControlScreenProps {
  /** Corrections of the open test’s runs, latest first. */
  corrections: readonly Correction[];
  /** Whether a dialog is open, which then shows the outcome itself. */
  isDialogOpen: boolean;
  onRequest: (request: RequestedControl) => void;
}

/**
 * QC status of all tests. For the open test: Levey-Jennings charts, rules with the outcome of the
 * last run, runs, lots and corrective actions.
 *
 * A QC hold is shown above everything else.
 */
function ControlRuns(props: ControlRunsProps) {
  const {
    list: { tests, onMore, selectedId, onSelect, metrics },
    opened: { test, runs },
    onRetry,
  } = props;
  const words = useMessages(qualityControlMessages);
  return (
    <Split
      ratio="side-start"
      start={
        <Stack>
          <Card heading={words.tests} body="flush">
            <ResourceView
              resource={tests}
              label={words.tests}
              skeleton={<Skeleton count={5} />}
              flush
              empty={{ 'none-yet': { title: words.noTestsTitle, body: words.noTestsBody } }}
              onRetry={onRetry}
            >
              {(list) => (
                <>
                  <TestList tests={list} selectedId={selectedId} onSelect={onSelect} />
                  {onMore && (
                    <Button variant="quiet" wide onClick={onMore}>
                      {words.more}
                    </Button>
                  )}
                </>
              )}
            </ResourceView>
          </Card>
          <PassRateCard metrics={metrics} onRetry={onRetry} />
        </Stack>
      }
      end={
        selectedId === null ? (
          <Card>
            <EmptyState title={words.chooseTitle} body={words.chooseBody} headingLevel={2} />
          </Card>
        ) : (
          <ResourceView
            resource={allReady(test, runs)}
            label={words.title}
            skeleton={<DetailSkeleton />}
            onRetry={onRetry}
          >
            {([detail, list]) => <TestDetail {...props} detail={detail} runs={list} />}
          </ResourceView>
        )
      }
    />
  );
}

/** The correction whose accepted repeat ends the hold. */
const heldBy = (corrections: readonly Correction[]) =>
  corrections.find(
    (correction) =>
      correction.run.status === 'rejected' && acceptedRepeat(correction) === undefined,
  );

type OfScreen = 'record' | 'settings' | 'newTest' | 'newMaterial' | 'newLot';

/** For a test on hold, the first action is in the hold alert; a rejected run is repeated there. */
function HeaderActions({
  actions: { onRecord, onSaveSettings, onAddTest, onAddMaterial, onAddLot },
  open,
  isResolved,
  onRequest,
}: Pick<QualityControlScreenProps, 'actions'> & {
  open: ControlledTestDetail | undefined;
  /** Whether the next run is recorded in the correction of a rejected run. */
  isResolved: boolean;
  onRequest: (kind: OfScreen) => void;
}) {
  const words = useMessages(qualityControlMessages);
  const items = [
    ...(open && onSaveSettings
      ? [{ id: 'settings', label: words.settings, onSelect: () => onRequest('settings') }]
      : []),
    ...(onAddTest
      ? [{ id: 'test', label: words.newTest, onSelect: () => onRequest('newTest') }]
      : []),
    ...(onAddMaterial
      ? [{ id: 'material', label: words.newMaterial, onSelect: () => onRequest('newMaterial') }]
      : []),
    ...(onAddLot ? [{ id: 'lot', label: words.newLot, onSelect: () => onRequest('newLot') }] : []),
  ];
  return (
    <>
      {items.length > 0 && (
        <Menu
          align="end"
          items={items}
          renderTrigger={(trigger) => (
            <Button {...trigger} trailing={<Icon glyph={ChevronDownGlyph} size="small" />}>
              {words.setUp}
            </Button>
          )}
        />
      )}
      {open?.instrument.active && !isResolved && onRecord && (
        <Button
          variant={open.hold === null ? 'primary' : 'secondary'}
          leading={<Icon glyph={PlusGlyph} size="small" />}
          aria-haspopup="dialog"
          onClick={() => onRequest('record')}
        >
          {words.record}
        </Button>
      )}
    </>
  );
}

interface TestDetailProps extends ControlRunsProps {
  detail: ControlledTestDetail;
  /** QC runs, latest first. */
  runs: readonly ControlRun[];
}

function TestDetail({
  detail,
  runs,
  corrections,
  correction: { onOpen, onAct },
  opened: { onMoreRuns },
  since,
  actions,
  isDialogOpen,
  onRequest,
}: TestDetailProps) {
  const forms = useMessages(controlFormsMessages);
  const isHeld = detail.hold?.reason === 'rejected';
  const readOnly = onAct === undefined;
  const rejected = isHeld ? heldBy(corrections) : undefined;
  return (
    <Stack>
      <HoldAlert
        test={detail}
        run={rejected?.repeats.findLast(({ status }) => status === 'rejected') ?? rejected?.run}
        readOnly={readOnly}
        onResolve={rejected && (() => onOpen(rejected.run.id))}
        onShowResults={() => {
          since.onShow();
          onRequest({ kind: 'resultsSince' });
        }}
        onRepeat={actions.onRecord && (() => onRequest({ kind: 'record' }))}
        onRelease={actions.onRelease && (() => onRequest({ kind: 'release' }))}
      />
      {!isDialogOpen && <SubmissionAlert submission={actions.submission} words={forms} />}
      <LevelCharts test={detail.test} runs={runs} onOpen={onOpen} onMore={onMoreRuns} />
      <Grid columnWidth="20rem" fill="stretch">
        <Stack>
          <RulesCard
            configuration={detail.rules}
            run={runs.find(({ status }) => status !== 'void' && status !== 'overdue')}
          />
          <PlanCard test={detail} onSave={actions.onSaveSettings} />
          <ActionsCard
            corrections={corrections}
            isHeld={detail.hold !== null}
            readOnly={readOnly}
            onOpen={onOpen}
          />
        </Stack>
        <LotsCard
          test={detail.test}
          lots={detail.lots}
          onSetTarget={actions.onSetTarget && ((lot) => onRequest({ kind: 'target', lot }))}
          onArchive={actions.onArchiveLot}
        />
      </Grid>
      {runs.length > 0 && (
        <RunsCard
          runs={runs}
          onVoid={actions.onVoid && ((run) => onRequest({ kind: 'void', run }))}
          onOpen={({ id }) => onOpen(id)}
        />
      )}
    </Stack>
  );
}

function DetailSkeleton() {
  return (
    <Stack>
      <Skeleton shape="block" height="600px" />
      <Grid columnWidth="20rem" fill="stretch">
        <Skeleton shape="block" height="280px" />
        <Skeleton shape="block" height="280px" />
      </Grid>
    </Stack>
  );
}
