import {
  combineQuickStats,
  readKeyMetrics,
  readQualityMetrics,
  readTestStatus,
  todayWindow,
  type KeyMetrics,
  type QualityMetrics,
  type QuickStats,
} from '@alms/lis-domain/analytics';
import { CallError } from '@alms/lis-domain/http';
import { systemClock } from '@alms/ui/clock';
import type { Resource } from '@alms/ui/resource';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useApi, useMayCall, useSignedIn } from '../session/session-provider.tsx';
import { useBrowserLog } from '../session/use-browser-log.ts';
import { paths } from '../app/paths.ts';
import { useSiteQuery } from '../session/use-workplace.ts';
import { useZone } from '../session/use-zone.ts';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { toResourceError } from './to-fetched.ts';

/** Polling interval of figures (specification, section 9); SWR pauses while the page is hidden. */
export const FIGURES_REFRESH_MS = 300_000;

/** Name of the quick stats in their cache key. */
export const QUICK_STATS = 'quick-stats';

interface Figures {
  stats: QuickStats;
  metrics: KeyMetrics | undefined;
  quality: QualityMetrics | undefined;
  at: string;
  /** Reason the figures are not live. */
  cause: CallError | undefined;
}

/**
 * Returns today’s figures for the dashboard and the navigation badges, with one request for both.
 * Figures that are not live are displayed only in demo mode, marked as sample data. Otherwise the
 * last live ones remain, marked as outdated, or nothing is displayed (safe readings 60, 61).
 */
export function useQuickStats() {
  const { call } = useApi();
  const { user } = useSignedIn();
  const log = useBrowserLog();
  const { config } = useTenant();
  const timeZone = useZone();
  const allowed = useMayCall()(readKeyMetrics);
  const site = useSiteQuery();

  const { data, error, isValidating, mutate } = useSWR<Figures, CallError>(
    allowed ? [user.tenant_id, user.id, QUICK_STATS, timeZone, site.laboratory_id ?? ''] : null,
    async () => {
      const now = systemClock.now();
      const query = { ...todayWindow(timeZone, new Date(now).toISOString()), ...site };
      const [keyMetrics, testStatus, qualityMetrics] = await Promise.allSettled([
        call(readKeyMetrics, { query }),
        call(readTestStatus, { query }),
        call(readQualityMetrics, { query }),
      ]);
      const stats = combineQuickStats({ keyMetrics, testStatus, qualityMetrics }, Math.random);
      const failed = [keyMetrics, testStatus].find((each) => each.status === 'rejected');
      if (failed) log.warn('key_metrics_failed', paths.dashboard);
      if (qualityMetrics.status === 'rejected') log.warn('quality_metrics_failed', paths.dashboard);
      const cause = failed?.reason instanceof CallError ? failed.reason : undefined;
      if (stats.source !== 'live' && config.demo === 'off')
        throw cause ?? new CallError('server', 0);
      return {
        stats,
        metrics: keyMetrics.status === 'fulfilled' ? keyMetrics.value : undefined,
        quality: qualityMetrics.status === 'fulfilled' ? qualityMetrics.value : undefined,
        at: new Date(now).toISOString(),
        cause,
      };
    },
    { refreshInterval: FIGURES_REFRESH_MS, dedupingInterval: 2000, shouldRetryOnError: false },
  );

  const shown = <T>(pick: (figures: Figures) => T | undefined): Resource<T> => {
    const value = data && pick(data);
    if (data && value !== undefined) {
      const freshness =
        data.stats.source !== 'live'
          ? 'sample'
          : error
            ? 'stale'
            : isValidating
              ? 'refreshing'
              : 'fresh';
      return { status: 'ready', data: value, freshness, asOf: data.at };
    }
    if (data ?? error) return { status: 'error', error: toResourceError(data?.cause ?? error) };
    return allowed ? { status: 'loading' } : { status: 'idle' };
  };
  /**
   * Returns whether the figures are live and current; after a failure SWR returns the last ones,
   * which are older than the request.
   */
  const refresh = useCallback(async () => {
    const start = systemClock.now();
    const next = await mutate();
    return next !== undefined && next.stats.source === 'live' && Date.parse(next.at) >= start;
  }, [mutate]);
  return {
    stats: shown(({ stats }) => stats),
    metrics: shown(({ metrics }) => metrics),
    /** Quality indicators of today; an error when only they could not be read. */
    quality: shown(({ quality }) => quality),
    /** For badges: live figures or none. */
    live: data?.stats.source === 'live' ? data.stats : undefined,
    work: data?.metrics?.open_work,
    refresh,
  };
}
