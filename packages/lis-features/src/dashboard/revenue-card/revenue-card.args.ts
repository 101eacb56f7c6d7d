import { aRevenue, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { RevenueCardProps } from './revenue-card.tsx';

export const revenueCardArgs = {
  revenue: ready(aRevenue(), FIXTURE_NOW),
  onRetry: async () => {},
  href: '/app/payments',
} satisfies RevenueCardProps;
