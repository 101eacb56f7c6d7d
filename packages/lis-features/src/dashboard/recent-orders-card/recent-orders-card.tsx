import type { Order, OrderId } from '@alms/lis-domain/orders';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { OrderList } from '../../shared/order-list/index.ts';
import type { ListedResource } from '../listed.ts';
import { dashboardMessages } from '../words/index.ts';

/** Maximum number of orders shown; the patient’s page lists all of them. */
const NEWEST = 6;

export interface RecentOrdersCardProps {
  orders: ListedResource<Order>;
  onRetry: () => void | Promise<void>;
  /** Returns the link to an order. */
  orderHref: (orderId: OrderId) => string;
}

/** Recently placed orders. Sample data is not linked. */
export function RecentOrdersCard({ orders, onRetry, orderHref }: RecentOrdersCardProps) {
  const words = useMessages(dashboardMessages);
  return (
    <Card heading={words.orders} body="flush">
      <ResourceView
        resource={orders}
        label={words.orders}
        flush
        skeleton={<OrderList orders={[]} caption={words.orders} skeletonRows={4} />}
        empty={{ 'none-yet': { title: words.noOrdersTitle, body: words.noOrdersBody } }}
        onRetry={onRetry}
      >
        {({ items }, freshness) => (
          <OrderList
            orders={items.slice(0, NEWEST)}
            caption={words.orders}
            orderHref={freshness === 'sample' ? undefined : orderHref}
          />
        )}
      </ResourceView>
    </Card>
  );
}
