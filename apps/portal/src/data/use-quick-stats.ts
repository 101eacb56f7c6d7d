import { mayCall } from '@alms/lis-domain/access';
import {
  combineQuickStats,
  readKeyMetrics,
  readQualityMetrics,
  readTestStatus,
  todayWindow,
  type KeyMetrics,
  type QuickStats,
} from '@alms/lis-domain/analytics';
import { CallError } from '@alms/lis-domain/http';
import { systemClock } from '@alms/ui/clock';
import type { Resource } from '@alms/ui/resource';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useApi, useSignedIn } from '../session/session-provider.tsx';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { toResourceError } from './to-fetched.ts';

/** How often figures are asked for again (specification, section 9); SWR waits while the page is hidden. */
export const FIGURES_REFRESH_MS = 300_000;

interface Figures {
  stats: QuickStats;
  metrics: KeyMetrics | undefined;
  passRate: number | null | undefined;
  at: string;
  /** Why the figures are not live. */
  cause: CallError | undefined;
}

/**
 * Today's figures for the dashboard and the badges of the navigation, asked for once for both. Figures that are not live reach a screen
 * only in a demonstration, marked as sample data; otherwise the last live ones stay, marked as old, or nothing is shown (safe readings 60, 61).
 */
export function useQuickStats() {
  const { call } = useApi();
  const { user } = useSignedIn();
  const { facility, config } = useTenant();
  const timeZone = facility.status === 'ready' ? facility.data.settings.timezone : 'UTC';
  const allowed = mayCall(user, readKeyMetrics.access).allowed;

  const { data, error, isValidating, mutate } = useSWR<Figures, CallError>(
    allowed ? [user.tenant_id, user.id, 'quick-stats', timeZone] : null,
    async () => {
      const now = systemClock.now();
      const query = todayWindow(timeZone, new Date(now).toISOString());
      const [keyMetrics, testStatus, qualityMetrics] = await Promise.allSettled([
        call(readKeyMetrics, { query }),
        call(readTestStatus, { query }),
        call(readQualityMetrics, { query }),
      ]);
      const stats = combineQuickStats({ keyMetrics, testStatus, qualityMetrics }, Math.random);
      const failed = [keyMetrics, testStatus].find((each) => each.status === 'rejected');
      const cause = failed?.reason instanceof CallError ? failed.reason : undefined;
      if (stats.source !== 'live' && !config.demo) throw cause ?? new CallError('server', 0);
      return {
        stats,
        metrics: keyMetrics.status === 'fulfilled' ? keyMetrics.value : undefined,
        passRate:
          qualityMetrics.status === 'fulfilled' ? qualityMetrics.value.pass_rate : undefined,
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
    if (data?.cause ?? error)
      return { status: 'error', error: toResourceError(data?.cause ?? error) };
    return allowed ? { status: 'loading' } : { status: 'idle' };
  };
  /** Whether live figures came; after a failure SWR gives the last ones, which are older than the asking. */
  const refresh = useCallback(async () => {
    const asked = systemClock.now();
    const next = await mutate();
    return next !== undefined && next.stats.source === 'live' && Date.parse(next.at) >= asked;
  }, [mutate]);
  return {
    stats: shown(({ stats }) => stats),
    metrics: shown(({ metrics }) => metrics),
    passRate: data?.passRate,
    /** For badges: live figures or nothing. */
    live: data?.stats.source === 'live' ? data.stats : undefined,
    refresh,
  };
}
