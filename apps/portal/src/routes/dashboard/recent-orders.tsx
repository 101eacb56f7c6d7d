import { listOrders } from '@alms/lis-domain/orders';
import { RecentOrdersCard } from '@alms/lis-features/dashboard/recent-orders-card';
import { hrefOf, paths } from '../../app/paths.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';

/** Polling interval: new orders should appear without a manual refresh. */
const REFRESH_MS = 60_000;

/** The newest orders at the user’s site. */
export default function RecentOrders({ refreshes }: { refreshes: number }) {
  const site = useSiteQuery();
  const { resource, reload } = usePages(
    listOrders,
    { query: { limit: '6', ...site } },
    { refreshMs: REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return (
    <RecentOrdersCard
      orders={resource}
      onRetry={reload}
      orderHref={(orderId) => hrefOf(paths.order, { orderId })}
    />
  );
}
