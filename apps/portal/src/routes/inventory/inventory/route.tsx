import { listOfferedTests } from '@alms/lis-domain/catalogue';
import {
  createStockItem,
  itemBodyOf,
  listStockItems,
  readStockItem,
  receiveStock,
  updateStockItem,
  type StockItem,
} from '@alms/lis-domain/inventory';
import {
  InventoryScreen,
  inventoryTabs,
  type EditedItem,
  type InventoryScreenProps,
} from '@alms/lis-features/inventory/inventory';
import { ready, type Resource } from '@alms/ui/resource';
import { oneOf, useView } from '../../../app/use-view.ts';
import { attempt, toResourceError } from '../../../data/to-fetched.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useCounts } from './use-counts.ts';
import { useStock } from './use-stock.ts';
import { useSupplierOrders } from './use-supplier-orders.ts';

/** `/app/inventory`: tab, filter, open item and open count are stored in the URL. */
export default function InventoryRoute() {
  const { call } = useApi();
  const [view, setView] = useView();
  const tab = oneOf(inventoryTabs, view.get('tab')) || 'stock';
  const { stock, reload, exporting, onExport } = useStock();
  const counts = useCounts(tab === 'counts', reload);
  const { orders, reload: reloadOrders } = useSupplierOrders(tab === 'orders');
  const offered = useEndpoint(listOfferedTests, {});
  const key = useIdempotencyKey();
  const { submission: savingItem, save } = useVersionedSave();

  const tests: InventoryScreenProps['tests'] =
    offered.resource.status === 'ready'
      ? {
          ...offered.resource,
          data: offered.resource.data.items.flatMap(({ id, name, code, kind }) =>
            kind === 'panel' ? [] : [{ value: id, label: name, note: code }],
          ),
        }
      : offered.resource;

  const receiving: InventoryScreenProps['receiving'] = {
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
    onReceive: async (body) => {
      const outcome = await attempt(() => call(receiveStock, { body, key: key.read() }));
      if (outcome.status !== 'failed') key.renew();
      await Promise.all([reload(), reloadOrders()]);
      return outcome;
    },
    onLink: async (item, barcode) => {
      const outcome = await attempt(() =>
        call(updateStockItem, {
          params: { id: item.id },
          version: item.version,
          body: { ...itemBodyOf(item), barcode },
        }),
      );
      await reload();
      return outcome;
    },
  };
  const editedOf = (item: StockItem): EditedItem => ({
    ...itemBodyOf(item),
    id: item.id,
    version: item.version,
  });
  const onSaveItem: InventoryScreenProps['onSaveItem'] = async ({ values: body, base }) => {
    const params = { id: base.id };
    const outcome = await save<EditedItem>(
      async () =>
        editedOf(
          await (base.version === 0
            ? call(createStockItem, { body, key: key.read() })
            : call(updateStockItem, { params, version: base.version, body })),
        ),
      async () => editedOf(await call(readStockItem, { params })),
    );
    // The next submission is a new attempt; a duplicate code reveals it if the first one created
    // the item.
    key.renew();
    await reload();
    return outcome;
  };

  return (
    <InventoryScreen
      tab={tab}
      onTabChange={(next) => setView({ tab: next === 'stock' ? null : next })}
      stock={stock}
      counts={counts}
      orders={orders}
      receiving={receiving}
      tests={tests}
      onSaveItem={onSaveItem}
      savingItem={savingItem}
      exporting={exporting}
      onExport={onExport}
    />
  );
}
