import { shownPassRate, type QualityMetrics } from '@alms/lis-domain/analytics';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { StatTile } from '@alms/ui/stat-strip';
import type { ReactNode } from 'react';
import { dashboardMessages } from '../words/index.ts';

export interface DayTilesProps {
  /** Quality indicators of today. */
  today: Resource<QualityMetrics>;
  /**
   * Quality indicators of the last seven days, for the rate of accepted QC runs: the same number as
   * on the quality control page.
   */
  week: Resource<QualityMetrics>;
  /** Specimens received today whose results are all released; undefined while unknown. */
  completed: number | undefined;
}

/** Figures of the laboratory’s day, as tiles of the strip of today’s figures. */
export function DayTiles({ today, week, completed }: DayTilesProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const since = today.status === 'ready' && { time: format.time(today.data.window.start) };
  const ofToday = { caption: since ? words.since(since) : ' ' };
  const rate = (value: number) => words.rate({ rate: format.number(value) });
  return (
    <>
      <StatTile
        label={words.received}
        {...figure(today, ({ samples_assessed }) => ({
          value: format.number(samples_assessed),
          ...(completed !== undefined && { note: words.completed({ count: completed }) }),
        }))}
        {...ofToday}
      />
      <StatTile
        label={words.rejected}
        {...figure(today, ({ rejection_rate_samples, samples_rejected, samples_assessed }) =>
          rejection_rate_samples === null
            ? { value: words.noneReceived }
            : {
                value: rate(Math.round(rejection_rate_samples * 10) / 10),
                note: words.part({ part: samples_rejected, whole: samples_assessed }),
              },
        )}
        {...ofToday}
      />
      <StatTile
        label={words.qcAccepted}
        {...figure(week, ({ pass_rate, runs_evaluated, runs_rejected }) =>
          pass_rate === null
            ? { value: words.noRuns }
            : {
                value: rate(shownPassRate(pass_rate)),
                note: words.part({ part: runs_evaluated - runs_rejected, whole: runs_evaluated }),
              },
        )}
        caption={words.last7Days}
      />
      <StatTile
        label={words.timeToNotify}
        {...figure(today, ({ median_notification_minutes, critical_notified }) =>
          median_notification_minutes === null
            ? { value: words.noneNotified }
            : {
                value: words.minutes({ minutes: Math.round(median_notification_minutes) }),
                note: words.medianOf({ count: critical_notified }),
              },
        )}
        {...ofToday}
      />
    </>
  );
}

interface Figure {
  value: ReactNode;
  note?: string;
}

/** A figure that is not live is a dash, never a number (safe reading 1). */
function figure(
  metrics: Resource<QualityMetrics>,
  known: (metrics: QualityMetrics) => Figure,
): Figure {
  if (metrics.status === 'ready') return known(metrics.data);
  return { value: metrics.status === 'loading' ? <Skeleton width="4rem" height="28px" /> : null };
}
