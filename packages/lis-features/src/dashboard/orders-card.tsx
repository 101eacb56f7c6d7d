import type { Order } from '@alms/lis-domain/orders';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { OrderList } from '../shared/order-list/index.js';
import type { ListedResource } from './listed.js';
import { dashboardMessages } from './dashboard.messages.js';

/** So many are drawn; a patient's own page has them all. */
const NEWEST = 6;

export interface OrdersCardProps {
  orders: ListedResource<Order>;
  onRetry: () => void | Promise<void>;
  /** Where a patient is looked at. When omitted, rows lead nowhere. */
  patientHref?: ((id: string) => string) | undefined;
}

/** The orders placed last. Sample data leads nowhere. */
export function OrdersCard({ orders, onRetry, patientHref }: OrdersCardProps) {
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
          <OrderList orders={items.slice(0, NEWEST)} caption={words.orders} patientHref={freshness === 'sample' ? undefined : patientHref} />
        )}
      </ResourceView>
    </Card>
  );
}
