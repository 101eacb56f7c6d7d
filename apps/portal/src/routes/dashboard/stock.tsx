import { listStockAlerts } from '@alms/lis-domain/inventory';
import { StockCard } from '@alms/lis-features/dashboard/stock-card';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

/** Limited so that the cards below stay visible. */
const NAMED = '4';

const hrefs = {
  inventory: paths.inventory,
  orders: `${paths.inventory}?tab=orders`,
  item: (item: string) => `${paths.inventory}?${new URLSearchParams({ item }).toString()}`,
};

/** Stock alerts. */
export default function Stock({ refreshes }: { refreshes: number }) {
  const site = useSiteQuery();
  const { resource, reload } = useEndpoint(
    listStockAlerts,
    { query: { ...site, limit: NAMED } },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return <StockCard alerts={resource} onRetry={reload} hrefs={hrefs} />;
}
