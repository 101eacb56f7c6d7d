import { readQualityMetrics, readTurnaround } from '@alms/lis-domain/analytics';
import { WeekCard } from '@alms/lis-features/dashboard/week-card';
import { useCallback } from 'react';
import { useEndpoint } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

/** Figures of the last seven days, which is the server’s default window. */
export default function Week({ refreshes }: { refreshes: number }) {
  const query = useSiteQuery();
  const { resource: turnaround, reload: reloadTurnaround } = useEndpoint(
    readTurnaround,
    { query },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  const { resource: quality, reload: reloadQuality } = useEndpoint(
    readQualityMetrics,
    { query },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  const reload = useCallback(async () => {
    await Promise.all([reloadTurnaround(), reloadQuality()]);
  }, [reloadTurnaround, reloadQuality]);
  useRefreshed(refreshes, reload);
  return <WeekCard turnaround={turnaround} quality={quality} onRetry={reload} />;
}
