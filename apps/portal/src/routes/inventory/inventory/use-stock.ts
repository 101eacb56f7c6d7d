import { listLaboratories } from '@alms/lis-domain/facility';
import {
  adjustLot,
  consumeStock,
  disposeOfLot,
  exportStock,
  recordLotQc,
  listStockAlerts,
  listStockItems,
  listStockLots,
  listStockTransactions,
  openLot,
  quarantineLot,
  readStockItem,
  stockAlerts,
  stockItemTypes,
  transferStock,
  type StockLot,
} from '@alms/lis-domain/inventory';
import { listLotResults } from '@alms/lis-domain/quality-control';
import type { InventoryScreenProps, StockFilter } from '@alms/lis-features/inventory/inventory';
import { lotResultsHref } from '../../../app/task-links.ts';
import { allowedValue, idIn, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useOffer } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** Number of most urgent alerts listed above the items. */
const NAMED_ALERTS = '6';

/** Data of the items tab; filter and open item are stored in the URL. */
export function useStock(): Pick<InventoryScreenProps, 'stock' | 'exporting' | 'onExport'> & {
  reload: () => Promise<void>;
} {
  const [view, setView] = useView();
  const site = useSiteQuery();
  const filter: StockFilter = {
    query: view.get('q') ?? '',
    type: allowedValue(stockItemTypes, view.get('type')),
    alert: allowedValue(stockAlerts, view.get('alert')),
  };
  const { type, alert } = filter;
  const search = useDebouncedValue(filter.query, 300);
  const openId = idIn(view, 'item');
  const named = openId === null ? undefined : { params: { id: openId } };
  const query = { ...(search && { q: search }), ...(type && { type }), ...(alert && { alert }) };
  const items = usePages(
    listStockItems,
    { query: { ...site, limit: '100', ...query } },
    { emptiness: Object.keys(query).length > 0 ? 'no-match' : 'none-yet' },
  );
  usePageReading(items.resource);
  const alerts = useEndpoint(listStockAlerts, { query: { ...site, limit: NAMED_ALERTS } });
  const item = useEndpoint(readStockItem, named);
  const lots = usePages(listStockLots, named && { ...named, query: site }, {
    emptiness: 'none-yet',
  });
  const transactions = usePages(listStockTransactions, named, { emptiness: 'none-yet' });
  /** Also after an error, to display concurrent changes. */
  const reload = async () => {
    await Promise.all([items, alerts, item, lots, transactions].map((each) => each.reload()));
  };
  const sites = useEndpoint(
    listLaboratories,
    named && site.laboratory_id !== undefined ? {} : undefined,
  );
  const offer = useOffer();
  const onAction = useStockActions(reload);
  const exporting = useAction(exportStock, { onDone: saveFile });
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
    sites:
      sites.resource.status === 'ready'
        ? sites.resource.data.items.filter(({ active }) => active)
        : [],
    onOpen: (next) => setView({ item: next }),
    onAction,
    hrefOfLot: offer(listLotResults, ({ id }: StockLot) => lotResultsHref(id)),
    onRetry: reload,
  };
  return {
    stock,
    reload,
    exporting: exporting.state,
    onExport: () => void exporting.submit({ query: { ...site, ...query } }),
  };
}

/** Actions on items and lots of the stock. */
function useStockActions(reload: () => Promise<void>): InventoryScreenProps['stock']['onAction'] {
  const form = useSubmission({ after: reload });
  const consume = useAction(consumeStock, { form });
  const open = useAction(openLot, { form });
  const adjust = useAction(adjustLot, { form });
  const dispose = useAction(disposeOfLot, { form });
  const transfer = useAction(transferStock, { form });
  const quarantine = useAction(quarantineLot, { form });
  const recordQc = useAction(recordLotQc, { form });
  return (action) => {
    if (action.kind === 'consume')
      return consume.submit({ params: { id: action.item.id }, body: action.body });
    const lot = { params: { id: action.lot.id }, version: action.lot.version };
    switch (action.kind) {
      case 'open':
        return open.submit(lot);
      case 'adjust':
        return adjust.submit({ ...lot, body: action.body });
      case 'dispose':
        return dispose.submit({ ...lot, body: action.body });
      case 'move':
        return transfer.submit({ ...lot, body: action.body });
      case 'quarantine':
        return quarantine.submit({ ...lot, body: action.body });
      case 'record_qc':
        return recordQc.submit({ ...lot, body: action.body });
    }
  };
}
