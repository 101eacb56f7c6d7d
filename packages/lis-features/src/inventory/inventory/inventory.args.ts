import type { NamedLaboratory } from '@alms/lis-domain/facility';
import {
  aCatalogue,
  aLaboratory,
  aStockCount,
  aStockItem,
  aStockLot,
  aStockTransaction,
  aSupplierOrder,
  FIXTURE_NOW,
  fixtureId,
  minutesAgo,
  someStockAlerts,
} from '@alms/lis-domain/fixtures';
import { loading, ready, type Submission } from '@alms/ui/resource';
import type { Changes } from '../../shared/testing/with-changes.ts';
import type { InventoryScreenProps } from './inventory-screen.tsx';

const items = [
  aStockItem({
    number: 2,
    on_hand: 10,
    usable: 10,
    next_use_by: '2026-05-18',
    alerts: ['expiring'],
  }),
  aStockItem({
    number: 3,
    on_hand: 10,
    usable: 0,
    next_use_by: null,
    alerts: ['out_of_stock', 'lot_change_needs_qc'],
  }),
  aStockItem({ number: 4, on_hand: 3, usable: 3, consumed: 24 }),
  aStockItem({ number: 6, on_hand: 0, usable: 0, next_use_by: null }),
  aStockItem({ number: 5, on_hand: 42, usable: 42, consumed: 0, next_use_by: null }),
  aStockItem({ number: 1 }),
];
export const item = aStockItem({ number: 1 });

export const lots = [
  aStockLot({
    number: 1,
    status: 'in_use',
    on_hand: 2,
    opened_on: '2026-05-02',
    use_by: '2026-05-30',
  }),
  aStockLot({ number: 2, on_hand: 10, use_by: '2026-11-30', expiry_date: '2026-11-30' }),
  aStockLot({
    number: 3,
    status: 'quarantined',
    qc_status: 'pending',
    on_hand: 4,
    qc_note: 'Stood warm overnight',
  }),
  aStockLot({ number: 4, status: 'expired', on_hand: 1 }),
];

const transactions = [
  aStockTransaction({ number: 1 }),
  aStockTransaction({ number: 2, by: null, reference: 'ORD-20260511-0031' }),
  aStockTransaction({
    number: 3,
    type: 'receipt',
    quantity: 10,
    balance: 10,
    lot_number: 'L2604-02',
    reference: 'PO-0001',
  }),
];

const done = async (): Promise<Submission> => ({ status: 'done' });

export const inventoryArgs: InventoryScreenProps = {
  tab: 'stock',
  onTabChange: () => {},
  stock: {
    filter: { query: '', type: '', alert: '' },
    onFilterChange: () => {},
    alerts: ready(someStockAlerts()),
    items: ready(items, FIXTURE_NOW),
    onMore: () => {},
    item: ready(item),
    lots: ready(lots),
    transactions: ready(transactions),
    onOlder: () => {},
    sites: [],
    onOpen: () => {},
    onAction: done,
    onRetry: () => {},
  },
  counts: {
    counts: ready([aStockCount({ place: 2 }), aStockCount({ place: 1, status: 'submitted' })]),
    count: { status: 'idle' },
    onOpen: () => {},
    onAction: done,
    userId: fixtureId('user', 1),
  },
  orders: {
    orders: ready([
      aSupplierOrder({ place: 3, status: 'draft' }),
      aSupplierOrder({ place: 2 }),
      aSupplierOrder({ place: 1, status: 'received' }),
    ]),
    onAction: done,
  },
  receiving: {
    findItems: async () => ready(items),
    findArticle: async () => item,
    onReceive: done,
    onLink: done,
  },
  tests: ready(
    aCatalogue()
      .slice(0, 8)
      .map(({ id, name, code }) => ({ value: id, label: name, note: code })),
  ),
  onSaveItem: () => Promise.resolve({ status: 'refused' }),
  savingItem: { status: 'idle' },
  onExport: () => {},
  exporting: { status: 'idle' },
};

/** Returns the screen’s props with changed stock. */
export const withStock = (stock: Partial<InventoryScreenProps['stock']>): InventoryScreenProps => ({
  ...inventoryArgs,
  stock: { ...inventoryArgs.stock, ...stock },
});

export const loadingStock = withStock({
  alerts: loading,
  items: loading,
  item: loading,
  lots: loading,
  transactions: loading,
});

/** Data loaded an hour ago; the refresh failed. */
export const staleStock = withStock({
  items: { status: 'ready', data: items, freshness: 'stale', asOf: minutesAgo(62) },
});

const long = {
  name: 'Immunoturbidimetrically-interferencecorrected C-reactive protein reagent with calibrators, high sensitivity',
  code: 'CRP_HIGHSENSITIVITY_CALIBRATED',
  unit: 'kit of 4 × 250 tests with calibrators',
};
export const longStock = withStock({
  items: ready([
    aStockItem({
      number: 11,
      ...long,
      usable: 120_000,
      on_hand: 1_000_000,
      alerts: ['lot_change_needs_qc', 'expiring'],
    }),
    ...items,
  ]),
  item: ready(
    aStockItem({
      ...long,
      supplier: 'Harbour and Quay Laboratory Supplies and Trading Company of the Northern Shore',
    }),
  ),
  lots: ready([
    aStockLot({
      number: 9,
      lot_number: 'LOT-000000000000000000000000000000000123',
      location: 'Cold room in the basement of the second building, shelf 14',
    }),
    ...lots,
  ]),
});

const sites = [aLaboratory({ main: true }), aLaboratory()].map(({ id, name }) => ({ id, name }));
const [main, harbour] = sites as [NamedLaboratory, NamedLaboratory];

/** A facility with two sites: lots, counts and purchase orders name theirs. */
export const withSites = {
  stock: {
    lots: ready(lots.map((lot) => ({ ...lot, laboratory: main }))),
    sites,
  },
  counts: {
    counts: ready([
      aStockCount({ place: 2, laboratory: harbour }),
      aStockCount({ place: 1, status: 'submitted', laboratory: main }),
    ]),
  },
  orders: {
    orders: ready([
      aSupplierOrder({ place: 2, laboratory: harbour }),
      aSupplierOrder({ place: 1, status: 'received', laboratory: main }),
    ]),
  },
} satisfies Changes<InventoryScreenProps>;
