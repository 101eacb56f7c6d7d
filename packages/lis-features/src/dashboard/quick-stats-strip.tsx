import { shownPassRate, type QcStatus, type QuickStats } from '@alms/lis-domain/analytics';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, InfoGlyph, WarningGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { StatStrip, StatTile } from '@alms/ui/stat-strip';
import { dashboardMessages } from './words/index.ts';

const QC_LOOK = {
  pass: { tone: 'positive', glyph: CheckGlyph },
  warning: { tone: 'caution', glyph: WarningGlyph },
  fail: { tone: 'critical', glyph: CriticalGlyph },
  unknown: { tone: 'neutral', glyph: InfoGlyph },
} as const satisfies Record<QcStatus, object>;

export interface QuickStatsStripProps {
  stats: Resource<QuickStats>;
  /**
   * Percentage of accepted QC runs, as measured; null when none was evaluated. When omitted, only
   * the status is shown.
   */
  passRate?: number | null | undefined;
  onRetry: () => void | Promise<void>;
}

/**
 * Today’s four figures. Placeholder figures (`source: placeholder`) are shown only when the app
 * marks them as sample data.
 *
 * Otherwise a figure that is not live is a dash with a retry button, never a number (safe reading
 * 1).
 */
export function QuickStatsStrip({ stats, passRate, onRetry }: QuickStatsStripProps) {
  const words = useMessages(dashboardMessages);
  const invented =
    stats.status === 'ready' && stats.data.source !== 'live' && stats.freshness !== 'sample';
  if (stats.status === 'error' || invented) return <UnknownStats onRetry={onRetry} />;
  return (
    <ResourceView
      resource={stats}
      label={words.stats}
      skeleton={<StatsSkeleton />}
      onRetry={onRetry}
    >
      {(figures, freshness) => (
        <Figures stats={figures} passRate={passRate} sample={freshness === 'sample'} />
      )}
    </ResourceView>
  );
}

interface FiguresProps {
  stats: QuickStats;
  passRate: number | null | undefined;
  sample: boolean;
}

function Figures({ stats, passRate, sample }: FiguresProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  // A placeholder “pass” must not look like a real QC result.
  const status = sample ? 'unknown' : stats.qcStatus;
  const chip = <Chip {...QC_LOOK[status]}>{words[status]}</Chip>;
  const hasRate = typeof passRate === 'number' && status !== 'unknown';
  return (
    <StatStrip>
      <StatTile label={words.testsToday} value={format.number(stats.totalTests)} />
      <StatTile label={words.pendingTests} value={format.number(stats.pendingTests)} />
      <StatTile
        label={words.qualityControl}
        value={hasRate ? words.rate({ rate: format.number(shownPassRate(passRate)) }) : chip}
        {...(hasRate && { chip, note: words.acceptedToday })}
      />
      <StatTile
        label={words.recentActivity}
        value={format.number(stats.recentActivity)}
        note={words.completedToday}
      />
    </StatStrip>
  );
}

function UnknownStats({ onRetry }: Pick<QuickStatsStripProps, 'onRetry'>) {
  const words = useMessages(dashboardMessages);
  return (
    <Stack gap="s3">
      <Alert
        tone="caution"
        live="polite"
        title={words.statsUnknown}
        actions={
          <Button size="small" onClick={() => void onRetry()}>
            {words.retry}
          </Button>
        }
      >
        {words.statsUnknownBody}
      </Alert>
      <StatStrip>
        <StatTile label={words.testsToday} value={null} />
        <StatTile label={words.pendingTests} value={null} />
        <StatTile label={words.qualityControl} value={null} />
        <StatTile label={words.recentActivity} value={null} />
      </StatStrip>
    </Stack>
  );
}

function StatsSkeleton() {
  const words = useMessages(dashboardMessages);
  const figure = <Skeleton width="4rem" height="36px" />;
  return (
    <StatStrip>
      <StatTile label={words.testsToday} value={figure} />
      <StatTile label={words.pendingTests} value={figure} />
      <StatTile
        label={words.qualityControl}
        value={figure}
        chip={<Skeleton shape="block" width="5rem" height="24px" />}
      />
      <StatTile label={words.recentActivity} value={figure} note={<Skeleton width="6rem" />} />
    </StatStrip>
  );
}
