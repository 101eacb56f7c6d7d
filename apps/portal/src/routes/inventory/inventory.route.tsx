import { listOfferedTests } from '@alms/lis-domain/catalogue';
import { createStockItem, listStockItems, receiveStock, updateStockItem } from '@alms/lis-domain/inventory';
import { InventoryScreen, inventoryTabs, type InventoryScreenProps } from '@alms/lis-features/inventory/stock';
import { ready, type Resource } from '@alms/ui/resource';
import { oneOf, useView } from '../../app/use-view.ts';
import { attempt, toResourceError } from '../../data/to-fetched.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useIdempotencyKey } from '../../data/use-idempotency-key.ts';
import { useApi } from '../../session/session-provider.tsx';
import { useCounts } from './use-counts.ts';
import { useStock } from './use-stock.ts';
import { useSupplierOrders } from './use-supplier-orders.ts';

/** `/app/inventory`: tab, filter, open item and open count are the address. */
export default function InventoryRoute() {
  const { call } = useApi();
  const [view, setView] = useView();
  const tab = oneOf(inventoryTabs, view.get('tab')) || 'stock';
  const { stock, reload, exporting, onExport } = useStock();
  const counts = useCounts(tab === 'counts', reload);
  const { orders, reload: reloadOrders } = useSupplierOrders(tab === 'orders');
  const offered = useAnswer(listOfferedTests, {});
  const key = useIdempotencyKey();

  const tests: InventoryScreenProps['tests'] =
    offered.resource.status === 'ready' ? { ...offered.resource, data: offered.resource.data.items.flatMap(({ id, name, code, kind }) => (kind === 'panel' ? [] : [{ value: id, label: name, note: code }])) } : offered.resource;

  const receiving: InventoryScreenProps['receiving'] = {
    findItems: (text) =>
      call(listStockItems, { query: { limit: '20', ...(text && { q: text }) } }).then(
        ({ items }): Resource<typeof items> => (items.length > 0 ? ready(items) : { status: 'empty', reason: 'no-match' }),
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
      onSaveItem={async ({ item, body }) => {
        const outcome = await attempt(() => (item ? call(updateStockItem, { params: { id: item.id }, version: item.version, body }) : call(createStockItem, { body, key: key.read() })));
        if (outcome.status !== 'failed') key.renew();
        await reload();
        return outcome;
      }}
      exporting={exporting}
      onExport={onExport}
    />
  );
}
