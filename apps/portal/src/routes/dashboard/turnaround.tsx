import { readTurnaround, todayWindow } from '@alms/lis-domain/analytics';
import {
  TurnaroundCard,
  type TurnaroundPeriod,
} from '@alms/lis-features/dashboard/turnaround-card';
import { useNow } from '@alms/ui/clock';
import { useState } from 'react';
import { useEndpoint } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useZone } from '../../session/use-zone.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

/**
 * On-time results by department: today, or in the last seven days, which is the server’s default
 * window.
 */
export default function DepartmentTurnaround({ refreshes }: { refreshes: number }) {
  const [period, setPeriod] = useState<TurnaroundPeriod>('today');
  const now = useNow();
  const site = useSiteQuery();
  const zone = useZone();
  const query = {
    ...(period === 'today' && todayWindow(zone, new Date(now).toISOString())),
    ...site,
  };
  const { resource, reload } = useEndpoint(
    readTurnaround,
    { query },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return (
    <TurnaroundCard
      turnaround={resource}
      period={period}
      onPeriodChange={setPeriod}
      onRetry={reload}
    />
  );
}
