import * as v from 'valibot';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.ts';
import {
  adjustmentBody,
  consumptionBody,
  disposalBody,
  lotQcBody,
  quarantineBody,
  receiptBody,
  stockAlerts,
  stockAlertsSchema,
  stockItemBody,
  stockItemSchema,
  stockItemTypes,
  stockLotSchema,
  stockTransactionSchema,
  storageConditions,
} from './inventory.schema.ts';

/** Inventory has one permission: view implies edit. */
export const stockEditors = { anyOf: ['manage_inventory'] } as const;

const itemFilter = {
  /** Part of a code, name, catalogue number or manufacturer. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  type: v.optional(v.picklist(stockItemTypes)),
  storage: v.optional(v.picklist(storageConditions)),
  alert: v.optional(v.picklist(stockAlerts)),
  /** `true`: only inactive items, which are otherwise excluded. */
  inactive: v.optional(v.picklist(['true', 'false'])),
};

export const listStockItems = endpoint({
  id: 'inventory.list-items',
  method: 'GET',
  path: '/inventory/items',
  summary: 'What the laboratory keeps, by name, with how much there is and how long it lasts.',
  access: stockEditors,
  query: v.object({
    ...pageQuery,
    ...itemFilter,
    /** Exact barcode of a package. */
    barcode: v.optional(v.pipe(v.string(), v.maxLength(80))),
  }),
  answer: pageOf(stockItemSchema),
});

export const exportStock = endpoint({
  id: 'inventory.export',
  method: 'GET',
  path: '/inventory/items/export',
  summary: 'The same items as a list for a spreadsheet (CSV).',
  access: stockEditors,
  query: v.object(itemFilter),
  answer: { file: 'text/csv; charset=utf-8' },
});

export const readStockItem = endpoint({
  id: 'inventory.read-item',
  method: 'GET',
  path: '/inventory/items/{id}',
  summary: 'One item with its stock and forecast.',
  access: stockEditors,
  params: byId,
  answer: stockItemSchema,
  problems: ['not_found'],
});

export const createStockItem = endpoint({
  id: 'inventory.create-item',
  method: 'POST',
  path: '/inventory/items',
  summary: 'Add an item.',
  access: stockEditors,
  body: stockItemBody,
  status: 201,
  answer: stockItemSchema,
  problems: ['not_found', 'duplicate'],
  creates: true,
});

export const updateStockItem = endpoint({
  id: 'inventory.update-item',
  method: 'PUT',
  path: '/inventory/items/{id}',
  summary: 'Replace an item as a whole. One of which something is left stays active.',
  access: stockEditors,
  params: byId,
  body: stockItemBody,
  answer: stockItemSchema,
  problems: ['not_found', 'duplicate', 'stock_left'],
  versioned: true,
});

export const listStockLots = endpoint({
  id: 'inventory.list-lots',
  method: 'GET',
  path: '/inventory/items/{id}/lots',
  summary: 'The lots of an item: what is left first, in the order in which it is to be used up.',
  access: stockEditors,
  params: byId,
  query: v.object(pageQuery),
  answer: pageOf(stockLotSchema),
  problems: ['not_found'],
});

export const listStockTransactions = endpoint({
  id: 'inventory.list-transactions',
  method: 'GET',
  path: '/inventory/items/{id}/transactions',
  summary: 'Every change of an item’s stock, newest first.',
  access: stockEditors,
  params: byId,
  query: v.object({ ...pageQuery, lot_id: v.optional(idField) }),
  answer: pageOf(stockTransactionSchema),
  problems: ['not_found'],
});

export const listStockAlerts = endpoint({
  id: 'inventory.list-alerts',
  method: 'GET',
  path: '/inventory/alerts',
  summary: 'What somebody should see to: how many of each, and the most urgent.',
  access: stockEditors,
  query: v.object({ limit: pageQuery.limit }),
  answer: stockAlertsSchema,
});

/**
 * Laboratory work continues after a trial ended: existing stock can be used, counted and discarded,
 * and ordered stock received.
 */
const goesOn = { method: 'POST', access: stockEditors, afterTrial: 'open' } as const;

export const receiveStock = endpoint({
  ...goesOn,
  id: 'inventory.receive',
  path: '/inventory/receipts',
  summary:
    'Record what was delivered, lot by lot. A lot that is there already grows; lots that need controls go into quarantine.',
  body: receiptBody,
  status: 201,
  answer: v.object({ lots: v.array(stockLotSchema) }),
  problems: ['not_found', 'conflict', 'lot_differs', 'item_inactive'],
  creates: true,
});

export const consumeStock = endpoint({
  ...goesOn,
  id: 'inventory.consume',
  path: '/inventory/items/{id}/consumptions',
  summary:
    'Take some of an item: of the lots that end first, or of a chosen one. Another lot than the first needs a reason.',
  params: byId,
  body: consumptionBody,
  status: 201,
  answer: v.object({ transactions: v.array(stockTransactionSchema) }),
  problems: ['not_found', 'stock_short', 'lot_not_usable', 'lot_order_reason'],
  creates: true,
});

/** Actions on one lot, always against its current version. */
const changesLot = { ...goesOn, params: byId, answer: stockLotSchema, versioned: true } as const;

export const openLot = endpoint({
  ...changesLot,
  id: 'inventory.open-lot',
  path: '/inventory/lots/{id}/open',
  summary: 'Record that a lot has been opened: from today on its open stability counts.',
  problems: ['not_found', 'lot_not_usable'],
});

export const adjustLot = endpoint({
  ...changesLot,
  id: 'inventory.adjust-lot',
  path: '/inventory/lots/{id}/adjust',
  summary: 'Correct how much there is of a lot, with a reason.',
  body: adjustmentBody,
  problems: ['not_found', 'lot_not_usable'],
});

export const disposeOfLot = endpoint({
  ...changesLot,
  id: 'inventory.dispose-lot',
  path: '/inventory/lots/{id}/dispose',
  summary: 'Throw some of a lot away, or send it back, with a reason.',
  body: disposalBody,
  problems: ['not_found', 'lot_not_usable', 'stock_short'],
});

export const quarantineLot = endpoint({
  ...changesLot,
  id: 'inventory.quarantine-lot',
  path: '/inventory/lots/{id}/quarantine',
  summary: 'Keep a lot from being used until its controls have passed.',
  body: quarantineBody,
  problems: ['not_found', 'lot_not_usable'],
});

export const judgeLot = endpoint({
  ...changesLot,
  id: 'inventory.judge-lot',
  path: '/inventory/lots/{id}/qc',
  summary:
    'Record what the controls have said of a lot in quarantine: passed, it may be used; failed, it stays.',
  body: lotQcBody,
  problems: ['not_found', 'lot_not_usable'],
});

export const inventoryEndpoints = [
  listStockItems,
  exportStock,
  readStockItem,
  createStockItem,
  updateStockItem,
  listStockLots,
  listStockTransactions,
  listStockAlerts,
  receiveStock,
  consumeStock,
  openLot,
  adjustLot,
  disposeOfLot,
  quarantineLot,
  judgeLot,
] as const;
