import {
  itemBodyOf,
  listStockItems,
  receiveStock,
  updateStockItem,
} from '@alms/lis-domain/inventory';
import type { InventoryScreenProps } from '@alms/lis-features/inventory/inventory';
import { ready, type Resource } from '@alms/ui/resource';
import { toResourceError } from '../../../data/to-fetched.ts';
import { useAction } from '../../../data/use-action.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** Receipt of stock, by item or barcode. */
export function useReceiving({
  reloadStock,
  reloadOrders,
}: {
  reloadStock: () => Promise<void>;
  reloadOrders: () => Promise<void>;
}): InventoryScreenProps['receiving'] {
  const { call } = useApi();
  const receive = useAction(receiveStock, {
    after: () => Promise.all([reloadStock(), reloadOrders()]),
  });
  const link = useAction(updateStockItem, { after: reloadStock });
  return {
    findItems: (text) =>
      call(listStockItems, { query: { limit: '20', ...(text && { q: text }) } }).then(
        ({ items }): Resource<typeof items> =>
          items.length > 0 ? ready(items) : { status: 'empty', reason: 'no-match' },
        (error: unknown) => ({ status: 'error', error: toResourceError(error) }),
      ),
    findArticle: (barcode) =>
      call(listStockItems, { query: { limit: '1', barcode } }).then(
        ({ items }) => items[0] ?? null,
        () => undefined,
      ),
    onReceive: (body) => receive.submit({ body }),
    onLink: (item, barcode) =>
      link.submit({
        params: { id: item.id },
        version: item.version,
        body: { ...itemBodyOf(item), barcode },
      }),
  };
}
