import {
  cancelSupplierOrder,
  createSupplierOrder,
  listSupplierOrders,
  placeSupplierOrder,
  updateSupplierOrder,
} from '@alms/lis-domain/inventory';
import type { InventoryScreenProps } from '@alms/lis-features/inventory/inventory';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';

type Orders = InventoryScreenProps['orders'];

/** Data of the purchase orders tab; requested only when it is open. */
export function useSupplierOrders(isShown: boolean): {
  orders: Orders;
  reload: () => Promise<void>;
} {
  const list = usePages(listSupplierOrders, isShown ? { query: { limit: '50' } } : undefined, {
    emptiness: 'none-yet',
  });
  const form = useSubmission({ after: list.reload });
  const draft = useAction(createSupplierOrder, { form });
  const change = useAction(updateSupplierOrder, { form });
  const place = useAction(placeSupplierOrder, { form });
  const cancel = useAction(cancelSupplierOrder, { form });
  const onAct: Orders['onAct'] = (act) => {
    if (act.act === 'draft') return draft.submit({ body: act.body });
    const order = { params: { id: act.order.id }, version: act.order.version };
    switch (act.act) {
      case 'change':
        return change.submit({ ...order, body: act.body });
      case 'place':
        return place.submit(order);
      case 'cancel':
        return cancel.submit({ ...order, body: { reason: act.reason } });
    }
  };
  const orders: Orders = {
    orders: itemsOf(list.resource),
    onMore: list.more,
    onAct,
    onRetry: list.reload,
  };
  return { orders, reload: list.reload };
}
