import { FIXTURE_NOW, someStockAlerts } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { StockCardProps } from './stock-card.tsx';

/** Four things to see to by name, and three that are counted only. */
const alerts = someStockAlerts();

export const stockCardArgs = {
  alerts: ready(
    { ...alerts, counts: { ...alerts.counts, expiring: alerts.counts.expiring + 3 } },
    FIXTURE_NOW,
  ),
  onRetry: async () => {},
  hrefs: { inventory: '/app/inventory', item: (itemId) => `/app/inventory?item=${itemId}` },
} satisfies StockCardProps;
