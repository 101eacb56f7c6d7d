import { readQualityMetrics } from '@alms/lis-domain/analytics';
import { DayTiles as Tiles, type DayTilesProps } from '@alms/lis-features/dashboard/day-tiles';
import { useEndpoint } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';

/**
 * Figures of the laboratory’s day. The rate of accepted QC runs has the server’s default window,
 * the last seven days, as on the quality control page.
 */
export default function DayTiles({
  refreshes,
  ...day
}: Omit<DayTilesProps, 'week'> & { refreshes: number }) {
  const query = useSiteQuery();
  const { resource, reload } = useEndpoint(
    readQualityMetrics,
    { query },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return <Tiles {...day} week={resource} />;
}
