import { InventoryScreen, inventoryTabs } from '@alms/lis-features/inventory/inventory';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { useCounts } from './use-counts.ts';
import { useReceiving } from './use-receiving.ts';
import { useStock } from './use-stock.ts';
import { useStockItems } from './use-stock-items.ts';
import { useSupplierOrders } from './use-supplier-orders.ts';

/** `/app/inventory`: tab, filter, open item and open count are stored in the URL. */
export default function InventoryRoute() {
  const [view, setView] = useView();
  const tab = allowedValue(inventoryTabs, view.get('tab')) || 'stock';
  const { reload, ...stock } = useStock();
  const counts = useCounts(tab === 'counts', reload);
  const orders = useSupplierOrders(tab === 'orders');
  const items = useStockItems(reload);
  const receiving = useReceiving({ reloadStock: reload, reloadOrders: orders.reload });
  return (
    <InventoryScreen
      {...stock}
      {...items}
      tab={tab}
      onTabChange={(next) => setView({ tab: next === 'stock' ? null : next })}
      counts={counts}
      orders={orders.orders}
      receiving={receiving}
    />
  );
}
