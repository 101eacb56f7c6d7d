import { FIXTURE_NOW, someStockAlerts } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { StockCardProps } from './stock-card.tsx';

/** Four alerts listed by name, and three only counted. */
const alerts = someStockAlerts();

export const stockCardArgs = {
  alerts: ready(
    { ...alerts, counts: { ...alerts.counts, expiring: alerts.counts.expiring + 3 } },
    FIXTURE_NOW,
  ),
  onRetry: async () => {},
  hrefs: {
    inventory: '/app/inventory',
    item: (itemId) => `/app/inventory?item=${itemId}`,
    orders: '/app/inventory?tab=orders',
  },
} satisfies StockCardProps;
