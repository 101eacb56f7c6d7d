import { shownPassRate, type QcStatus, type QuickStats } from '@alms/lis-domain/analytics';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, InfoGlyph, WarningGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { StatStrip, StatTile, type StatStripProps } from '@alms/ui/stat-strip';
import type { ReactNode } from 'react';
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
  /**
   * Further tiles in a second row, for a strip in a column of the page. Every tile then names its
   * period; `since` is the start of today.
   */
  day?: { tiles: ReactNode; since: string | undefined } | undefined;
  onRetry: () => void | Promise<void>;
}

/**
 * Today’s four figures. Placeholder figures (`source: placeholder`) are shown only when the app
 * marks them as sample data.
 *
 * Otherwise a figure that is not live is a dash with a retry button, never a number (safe reading
 * 1).
 */
export function QuickStatsStrip({ stats, passRate, day, onRetry }: QuickStatsStripProps) {
  const words = useMessages(dashboardMessages);
  const invented =
    stats.status === 'ready' && stats.data.source !== 'live' && stats.freshness !== 'sample';
  if (stats.status === 'error' || invented) return <UnknownStats day={day} onRetry={onRetry} />;
  return (
    <ResourceView
      resource={stats}
      label={words.stats}
      skeleton={<StatsSkeleton day={day} />}
      onRetry={onRetry}
    >
      {(figures, freshness) => (
        <Figures stats={figures} passRate={passRate} day={day} sample={freshness === 'sample'} />
      )}
    </ResourceView>
  );
}

type OfDay = Pick<QuickStatsStripProps, 'day'>;

const layoutOf = (day: OfDay['day']): Pick<StatStripProps, 'columns'> =>
  day ? { columns: 4 } : {};

/** Returns the captions of the tiles: since the start of the day, and now. */
function useCaptions({ day }: OfDay) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  if (!day) return { today: {}, now: {} };
  return {
    // Reserves the line until the start of the day is known.
    today: {
      caption: day.since === undefined ? ' ' : words.since({ time: format.time(day.since) }),
    },
    now: { caption: words.now },
  };
}

interface FiguresProps extends OfDay {
  stats: QuickStats;
  passRate: number | null | undefined;
  sample: boolean;
}

function Figures({ stats, passRate, day, sample }: FiguresProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const { today, now } = useCaptions({ day });
  // A placeholder “pass” must not look like a real QC result.
  const status = sample ? 'unknown' : stats.qcStatus;
  const chip = <Chip {...QC_LOOK[status]}>{words[status]}</Chip>;
  const hasRate = !day && typeof passRate === 'number' && status !== 'unknown';
  return (
    <StatStrip {...layoutOf(day)}>
      <StatTile label={words.testsToday} value={format.number(stats.totalTests)} {...today} />
      <StatTile label={words.pendingTests} value={format.number(stats.pendingTests)} {...now} />
      <StatTile
        label={words.qualityControl}
        value={hasRate ? words.rate({ rate: format.number(shownPassRate(passRate)) }) : chip}
        {...(hasRate && { chip, note: words.acceptedToday })}
        {...today}
      />
      <StatTile
        label={words.recentActivity}
        value={format.number(stats.recentActivity)}
        note={day ? words.releasedNote : words.completedToday}
        {...today}
      />
      {day?.tiles}
    </StatStrip>
  );
}

function UnknownStats({ day, onRetry }: Pick<QuickStatsStripProps, 'day' | 'onRetry'>) {
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
      <StatStrip {...layoutOf(day)}>
        <StatTile label={words.testsToday} value={null} />
        <StatTile label={words.pendingTests} value={null} />
        <StatTile label={words.qualityControl} value={null} />
        <StatTile label={words.recentActivity} value={null} />
        {day?.tiles}
      </StatStrip>
    </Stack>
  );
}

function StatsSkeleton({ day }: OfDay) {
  const words = useMessages(dashboardMessages);
  const { today, now } = useCaptions({ day });
  const figure = <Skeleton width="4rem" height={day ? '28px' : '36px'} />;
  return (
    <StatStrip {...layoutOf(day)}>
      <StatTile label={words.testsToday} value={figure} {...today} />
      <StatTile label={words.pendingTests} value={figure} {...now} />
      <StatTile
        label={words.qualityControl}
        value={figure}
        {...(!day && { chip: <Skeleton shape="block" width="5rem" height="24px" /> })}
        {...today}
      />
      <StatTile
        label={words.recentActivity}
        value={figure}
        note={<Skeleton width={day ? '3rem' : '6rem'} />}
        {...today}
      />
      {day?.tiles}
    </StatStrip>
  );
}
