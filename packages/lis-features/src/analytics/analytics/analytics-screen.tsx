import type { LaboratoryId, NamedLaboratory } from '@alms/lis-domain/facility';
import type {
  Comparison,
  ExportedTable,
  KeyMetrics,
  LaboratoryFigures,
  Performance,
  QualityMetrics,
  SavedView,
  TestStats,
  TestStatus,
  TestVolume,
  Turnaround,
  WorkloadGroup,
} from '@alms/lis-domain/analytics';
import { Button } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { Panel } from '@alms/ui/panel';
import { idle, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { SelectField } from '@alms/ui/select-field';
import { StatStrip, StatTile } from '@alms/ui/stat-strip';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { analyticsMessages } from './words/index.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { ControlsCard } from './controls-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { daysOfPeriod, PeriodBar } from './period-bar.tsx';
import { QualityCard } from './quality-card.tsx';
import { SitesCard } from './sites-card.tsx';
import { SavedReports, type SavedReportsProps } from './saved-reports.tsx';
import { TestsCard } from './tests-card.tsx';
import { TargetsCard, TurnaroundCard } from './turnaround-card.tsx';
import { useFigures } from './use-figures.ts';
import { StatusCard, VolumeCard } from './volume-card.tsx';
import { WorkloadCard } from './workload-card.tsx';

/** Data of each card, loaded independently. */
export interface AnalyticsFigures {
  metrics: Resource<KeyMetrics>;
  volume: Resource<TestVolume>;
  status: Resource<TestStatus>;
  turnaround: Resource<Turnaround>;
  quality: Resource<QualityMetrics>;
  stats: Resource<TestStats>;
  workload: Resource<Performance>;
  comparison: Resource<Comparison>;
}

export interface AnalyticsScreenProps {
  period: SavedView['period'];
  onPeriodChange: (period: SavedView['period']) => void;
  /** Time zone of the facility or the chosen site. Days are calendar days in this zone. */
  zone: string;
  figures: AnalyticsFigures;
  /** Sites to choose from; null: all. When omitted, the facility has one site. */
  sites?: {
    choices: readonly NamedLaboratory[];
    current: LaboratoryId | null;
    onChoose: (id: LaboratoryId | null) => void;
    /** Figures of every site, for comparison. */
    figures: Resource<LaboratoryFigures>;
  };
  onRetry?: () => void | Promise<void>;
  groupBy: WorkloadGroup;
  onGroupByChange: (group: WorkloadGroup) => void;
  savedReports: SavedReportsProps;
  /** Exports a table as a file. When omitted, export is unavailable. */
  onExport?: (table: ExportedTable) => void | Promise<void>;
  /** State of the export. @default idle */
  exporting?: Submission;
  onPrint?: () => void;
  /** Links to the lists behind the figures. Lists that the user may not open are omitted. */
  hrefs: {
    workList?: string | undefined;
    rejected?: string | undefined;
    critical?: string | undefined;
    test?: ((code: string) => string) | undefined;
  };
}

/**
 * Laboratory volume, turnaround time and quality over a period. Each figure states its meaning and
 * is also available as a table and a file.
 */
export function AnalyticsScreen({
  period,
  onPeriodChange,
  zone,
  figures,
  sites,
  onRetry,
  groupBy,
  onGroupByChange,
  savedReports,
  onExport,
  exporting = idle,
  onPrint,
  hrefs,
}: AnalyticsScreenProps) {
  const words = useMessages(analyticsMessages);
  const format = useFormat();
  // oxlint-disable-next-line no-restricted-globals -- formats the given time, reads no clock
  const { from, to } = daysOfPeriod(period, format.dayOf(new Date(useNow()).toISOString()));
  const shared = { onExport, onRetry };
  const actions = onPrint && (
    <Button leading={<Icon glyph={PrintGlyph} />} onClick={onPrint}>
      {words.print}
    </Button>
  );
  return (
    <Stack gap="s5">
      <PageHeader
        title={words.title}
        context={words.context({ from: format.longDate(from), to: format.longDate(to), zone })}
        {...(actions && { actions })}
      />
      <PeriodBar period={period} onPeriodChange={onPeriodChange}>
        {sites && <SiteField {...sites} />}
        <SavedReports {...savedReports} />
      </PeriodBar>
      <SubmissionAlert submission={exporting} words={words} />
      <Glance metrics={figures.metrics} onRetry={onRetry} />
      <Grid columnWidth="26rem" fill="stretch">
        <VolumeCard volume={figures.volume} {...shared} />
        <StatusCard status={figures.status} workListHref={hrefs.workList} {...shared} />
      </Grid>
      {sites && sites.current === null && <SitesCard sites={sites.figures} onRetry={onRetry} />}
      <ComparisonCard comparison={figures.comparison} {...shared} />
      <TurnaroundCard turnaround={figures.turnaround} {...shared} />
      <TargetsCard turnaround={figures.turnaround} {...shared} />
      <QualityCard
        quality={figures.quality}
        rejectedHref={hrefs.rejected}
        criticalHref={hrefs.critical}
        {...shared}
      />
      <ControlsCard quality={figures.quality} {...shared} />
      <TestsCard stats={figures.stats} testHref={hrefs.test} {...shared} />
      <WorkloadCard
        workload={figures.workload}
        groupBy={groupBy}
        onGroupByChange={onGroupByChange}
        {...shared}
      />
    </Stack>
  );
}

function SiteField({ choices, current, onChoose }: NonNullable<AnalyticsScreenProps['sites']>) {
  const words = useMessages(analyticsMessages);
  return (
    <SelectField
      dense
      label={words.site}
      labelVisibility="hidden"
      placeholder={words.allSites}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={current ?? ''}
      onChange={({ target }) => onChoose(choices.find(({ id }) => id === target.value)?.id ?? null)}
    />
  );
}

function Glance({
  metrics,
  onRetry,
}: Pick<AnalyticsFigures, 'metrics'> & { onRetry: AnalyticsScreenProps['onRetry'] | undefined }) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  return (
    <Panel heading={words.glance} context={words.glanceMeaning}>
      <ResourceView
        resource={metrics}
        label={words.glance}
        skeleton={<Skeleton count={2} />}
        {...(onRetry && { onRetry })}
      >
        {(each) => (
          <StatStrip>
            {(['total_orders', 'total_patients', 'completed_tests', 'pending_tests'] as const).map(
              (figure) => (
                <StatTile
                  key={figure}
                  label={names[`figure_${figure}`]}
                  value={figures.count(each[figure])}
                />
              ),
            )}
          </StatStrip>
        )}
      </ResourceView>
    </Panel>
  );
}
