import { mayOpen } from '@alms/lis-domain/access';
import { readRevenueMetrics } from '@alms/lis-domain/billing';
import { RevenueCard } from '@alms/lis-features/dashboard/revenue-card';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useSignedIn } from '../../session/session-provider.tsx';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

/** Revenue of the last seven days, which is the server’s default window. */
export default function Revenue({ refreshes }: { refreshes: number }) {
  const { user } = useSignedIn();
  const query = useSiteQuery();
  const { resource, reload } = useEndpoint(
    readRevenueMetrics,
    { query },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return (
    <RevenueCard
      revenue={resource}
      onRetry={reload}
      {...(mayOpen(user, '/app/payments').allowed && { href: paths.payments })}
    />
  );
}
