import { OrderPageScreen } from '@alms/lis-features/orders/order';
import { usePathIds } from '../../../app/use-path-ids.ts';
import { useOrder } from './use-order.ts';

/** A single order. */
export default function OrderRoute() {
  const { orderId } = usePathIds<'order'>();
  return <OrderPageScreen {...useOrder(orderId)} />;
}
