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
import { useSiteQuery } from '../../../session/use-workplace.ts';

type Orders = InventoryScreenProps['orders'];

/** Data of the purchase orders tab; requested only when it is open. */
export function useSupplierOrders(isShown: boolean): {
  orders: Orders;
  reload: () => Promise<void>;
} {
  const site = useSiteQuery();
  const list = usePages(
    listSupplierOrders,
    isShown ? { query: { ...site, limit: '50' } } : undefined,
    {
      emptiness: 'none-yet',
    },
  );
  const form = useSubmission({ after: list.reload });
  const draft = useAction(createSupplierOrder, { form });
  const change = useAction(updateSupplierOrder, { form });
  const place = useAction(placeSupplierOrder, { form });
  const cancel = useAction(cancelSupplierOrder, { form });
  const onAction: Orders['onAction'] = (action) => {
    if (action.kind === 'draft') return draft.submit({ body: action.body });
    const order = { params: { id: action.order.id }, version: action.order.version };
    switch (action.kind) {
      case 'change':
        return change.submit({ ...order, body: action.body });
      case 'place':
        return place.submit(order);
      case 'cancel':
        return cancel.submit({ ...order, body: { reason: action.reason } });
    }
  };
  const orders: Orders = {
    orders: itemsOf(list.resource),
    onMore: list.more,
    onAction,
    onRetry: list.reload,
  };
  return { orders, reload: list.reload };
}
