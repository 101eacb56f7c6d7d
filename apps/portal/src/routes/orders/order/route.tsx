import { OrderPageScreen } from '@alms/lis-features/orders/order';
import { useParams } from 'react-router-dom';
import { useOrder } from './use-order.ts';

/** A single order. */
export default function OrderRoute() {
  const { orderId = '' } = useParams();
  return <OrderPageScreen {...useOrder(orderId)} />;
}
