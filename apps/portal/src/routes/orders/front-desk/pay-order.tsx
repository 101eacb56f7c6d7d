import { listOrderBalances, type OrderBalance } from '@alms/lis-domain/billing';
import { PayOrderScreen, type SettledOrder } from '@alms/lis-features/orders/walk-in';
import type { Resource } from '@alms/ui/resource';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useSettledHrefs } from './use-settled-hrefs.ts';
import { useSettlement } from './use-settlement.ts';

/** The order found by its number. */
function oneOf(found: Resource<{ items: readonly OrderBalance[] }>): Resource<OrderBalance> {
  if (found.status !== 'ready') return found;
  const [order] = found.data.items;
  return order ? { ...found, data: order } : { status: 'empty', reason: 'no-match' };
}

/** Takes the payment of an order placed earlier. */
export default function PayOrder({ orderNumber }: { orderNumber: string }) {
  const { resource, reload } = useEndpoint(listOrderBalances, {
    query: { q: orderNumber, limit: '1' },
  });
  usePageReading(resource);
  const hrefsOf = useSettledHrefs();
  const { state, settle, taken, due, onReceipt, onOpenDrawer } = useSettlement();
  const order = oneOf(resource);
  const account = order.status === 'ready' ? order.data : undefined;
  const settled = (): SettledOrder | undefined =>
    account && (taken || account.payment !== 'due')
      ? {
          order_number: account.order_number,
          isPlaced: false,
          currency: account.currency,
          paid: taken?.paid,
          isSettled: true,
          onReceipt,
          hrefs: hrefsOf(account.id),
        }
      : undefined;
  return (
    <PayOrderScreen
      order={
        order.status === 'ready' && due !== undefined
          ? { ...order, data: { ...order.data, balance_minor: due } }
          : order
      }
      settled={settled()}
      submission={state}
      onPay={async (payment) => {
        await settle(orderNumber, payment);
      }}
      onOpenDrawer={onOpenDrawer}
      onRetry={reload}
      backHref={paths.frontDesk}
    />
  );
}
