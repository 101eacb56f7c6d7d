import {
  cancelSupplierOrder,
  createSupplierOrder,
  listSupplierOrders,
  placeSupplierOrder,
  updateSupplierOrder,
  type SupplierOrder,
} from '@alms/lis-domain/inventory';
import type { InventoryScreenProps } from '@alms/lis-features/inventory/inventory';
import { itemsOf } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useApi } from '../../../session/session-provider.tsx';

type Orders = InventoryScreenProps['orders'];

/** Data of the purchase orders tab; requested only when it is open. */
export function useSupplierOrders(isShown: boolean): {
  orders: Orders;
  reload: () => Promise<void>;
} {
  const { call } = useApi();
  const list = usePages(listSupplierOrders, isShown ? { query: { limit: '50' } } : undefined, {
    emptiness: 'none-yet',
  });
  const key = useIdempotencyKey();
  const make = async (act: Parameters<Orders['onAct']>[0]): Promise<SupplierOrder> => {
    if (act.act === 'draft') return call(createSupplierOrder, { body: act.body, key: key.read() });
    const read = { params: { id: act.order.id }, version: act.order.version };
    switch (act.act) {
      case 'change':
        return call(updateSupplierOrder, { ...read, body: act.body });
      case 'place':
        return call(placeSupplierOrder, read);
      case 'cancel':
        return call(cancelSupplierOrder, { ...read, body: { reason: act.reason } });
    }
  };
  const orders: Orders = {
    orders: itemsOf(list.resource),
    onMore: list.more,
    onAct: async (act) => {
      const outcome = await attempt(() => make(act));
      if (outcome.status !== 'failed') key.renew();
      await list.reload();
      return outcome;
    },
    onRetry: list.reload,
  };
  return { orders, reload: list.reload };
}
