import {
  adjustLot,
  consumeStock,
  disposeOfLot,
  exportStock,
  judgeLot,
  listStockAlerts,
  listStockItems,
  listStockLots,
  listStockTransactions,
  openLot,
  quarantineLot,
  readStockItem,
  stockAlerts,
  stockItemTypes,
} from '@alms/lis-domain/inventory';
import type {
  InventoryScreenProps,
  StockAction,
  StockFilter,
} from '@alms/lis-features/inventory/inventory';
import { oneOf, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** Number of most urgent alerts listed above the items. */
const NAMED_ALERTS = '6';

/** Data of the items tab; filter and open item are stored in the URL. */
export function useStock(): Pick<InventoryScreenProps, 'stock' | 'exporting' | 'onExport'> & {
  reload: () => Promise<void>;
} {
  const { call } = useApi();
  const [view, setView] = useView();
  const filter: StockFilter = {
    query: view.get('q') ?? '',
    type: oneOf(stockItemTypes, view.get('type')),
    alert: oneOf(stockAlerts, view.get('alert')),
  };
  const { type, alert } = filter;
  const asked = useDebouncedValue(filter.query, 300);
  const openId = view.get('item');
  const named = openId === null ? undefined : { params: { id: openId } };
  const query = { ...(asked && { q: asked }), ...(type && { type }), ...(alert && { alert }) };
  const items = usePages(
    listStockItems,
    { query: { limit: '100', ...query } },
    { emptiness: Object.keys(query).length > 0 ? 'no-match' : 'none-yet' },
  );
  const alerts = useEndpoint(listStockAlerts, { query: { limit: NAMED_ALERTS } });
  const item = useEndpoint(readStockItem, named);
  const lots = usePages(listStockLots, named, { emptiness: 'none-yet' });
  const transactions = usePages(listStockTransactions, named, { emptiness: 'none-yet' });
  const key = useIdempotencyKey();
  const { submission: exporting, submit } = useSubmission();

  /** Also after an error, to display concurrent changes. */
  const reload = async () => {
    await Promise.all([items, alerts, item, lots, transactions].map((each) => each.reload()));
  };
  const make = async (act: StockAction): Promise<unknown> => {
    if (act.act === 'consume')
      return call(consumeStock, { params: { id: act.item.id }, body: act.body, key: key.read() });
    const lot = { params: { id: act.lot.id }, version: act.lot.version };
    switch (act.act) {
      case 'open':
        return call(openLot, lot);
      case 'adjust':
        return call(adjustLot, { ...lot, body: act.body });
      case 'dispose':
        return call(disposeOfLot, { ...lot, body: act.body });
      case 'quarantine':
        return call(quarantineLot, { ...lot, body: act.body });
      case 'judge':
        return call(judgeLot, { ...lot, body: act.body });
    }
  };
  const onAct = async (act: StockAction) => {
    const outcome = await attempt(() => make(act));
    if (outcome.status !== 'failed') key.renew();
    await reload();
    return outcome;
  };
  const stock: InventoryScreenProps['stock'] = {
    filter,
    onFilterChange: ({ query: q, ...rest }) => setView({ q, ...rest }),
    alerts: alerts.resource,
    items: itemsOf(items.resource),
    onMore: items.more,
    item: item.resource,
    lots: itemsOf(lots.resource),
    onMoreLots: lots.more,
    transactions: itemsOf(transactions.resource),
    onOlder: transactions.more,
    onOpen: (next) => setView({ item: next }),
    onAct,
    onRetry: reload,
  };
  const onExport = () =>
    void submit(async () => saveFile(await call(exportStock, { query }), 'stock.csv'));
  return { stock, reload, exporting, onExport };
}
