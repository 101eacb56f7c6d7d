import { anOrder, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { OrdersScreenProps } from './orders-screen.tsx';

export const ordersArgs: OrdersScreenProps = {
  filter: { query: '', status: '', ward: '' },
  onFilterChange: () => {},
  orders: ready(
    [
      anOrder({ number: 1, priority: 'stat' }),
      anOrder({ number: 2, status: 'in_progress' }),
      anOrder({ number: 3, status: 'partially_released' }),
      anOrder({ number: 4, status: 'completed' }),
      anOrder({ number: 5, status: 'cancelled' }),
    ],
    FIXTURE_NOW,
  ),
  onMore: () => {},
  onRetry: () => {},
  hrefs: { order: (id) => `/app/orders/${id}`, newOrder: '/app/orders/new' },
};
