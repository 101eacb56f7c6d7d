import { mayOpen } from '@alms/lis-domain/access';
import type { OrderId } from '@alms/lis-domain/orders';
import type { SettledOrder } from '@alms/lis-features/orders/walk-in';
import { hrefOf, paths } from '../../../app/paths.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';

/** Returns the links after an order, for this user. */
export function useSettledHrefs(): (orderId: OrderId) => SettledOrder['hrefs'] {
  const { user } = useSignedIn();
  return (orderId) => ({
    frontDesk: paths.frontDesk,
    order: hrefOf(paths.order, { orderId }),
    // Labels are printed when the specimens are collected.
    ...(mayOpen(user, '/app/sample-collection').allowed && { labels: paths.sampleCollection }),
  });
}
