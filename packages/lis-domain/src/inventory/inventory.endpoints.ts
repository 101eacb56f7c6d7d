import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
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
  transferBody,
} from './inventory.schema.ts';
import { byStockItemId } from './stock-item-id.ts';
import { byStockLotId, stockLotIdField } from './stock-lot-id.ts';

/** Inventory has one permission: view implies edit. */
export const stockEditors = { anyOf: ['manage_inventory'] } as const;

const itemFilter = {
  /** Part of a code, name, catalogue number or manufacturer. */
  q: v.optional(lineField(100, 0)),
  type: v.optional(v.picklist(stockItemTypes)),
  storage: v.optional(v.picklist(storageConditions)),
  alert: v.optional(v.picklist(stockAlerts)),
  /** `true`: only inactive items, which are otherwise excluded. */
  inactive: v.optional(v.picklist(['true', 'false'])),
  /** Stock and alerts count only the lots in this laboratory. */
  ...laboratoryQuery,
};

export const listStockItems = endpoint({
  id: 'inventory.list-items',
  method: 'GET',
  path: '/inventory/items',
  summary: 'List inventory items by name. Includes stock on hand and days of supply.',
  access: stockEditors,
  query: v.object({
    ...pageQuery,
    ...itemFilter,
    /** Exact barcode of a package. */
    barcode: v.optional(lineField(80, 0)),
  }),
  answer: pageOf(stockItemSchema),
});

export const exportStock = endpoint({
  id: 'inventory.export',
  method: 'GET',
  path: '/inventory/items/export',
  summary: 'Export inventory items as CSV.',
  access: stockEditors,
  query: v.object(itemFilter),
  answer: { file: 'text/csv; charset=utf-8' },
});

export const readStockItem = endpoint({
  id: 'inventory.read-item',
  method: 'GET',
  path: '/inventory/items/{id}',
  summary: 'Read an item with its stock and forecast.',
  access: stockEditors,
  params: byStockItemId,
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
  summary: 'Replace an item. An item with stock stays active.',
  access: stockEditors,
  params: byStockItemId,
  body: stockItemBody,
  answer: stockItemSchema,
  problems: ['not_found', 'duplicate', 'stock_left'],
  versioned: true,
});

export const listStockLots = endpoint({
  id: 'inventory.list-lots',
  method: 'GET',
  path: '/inventory/items/{id}/lots',
  summary: 'List the lots of an item: lots in stock first, in order of use.',
  access: stockEditors,
  params: byStockItemId,
  query: v.object({ ...pageQuery, ...laboratoryQuery }),
  answer: pageOf(stockLotSchema),
  problems: ['not_found'],
});

export const listStockTransactions = endpoint({
  id: 'inventory.list-transactions',
  method: 'GET',
  path: '/inventory/items/{id}/transactions',
  summary: 'List the stock movements of an item, newest first.',
  access: stockEditors,
  params: byStockItemId,
  query: v.object({ ...pageQuery, lot_id: v.optional(stockLotIdField) }),
  answer: pageOf(stockTransactionSchema),
  problems: ['not_found'],
});

export const listStockAlerts = endpoint({
  id: 'inventory.list-alerts',
  method: 'GET',
  path: '/inventory/alerts',
  summary: 'Count stock alerts by kind and list the most urgent.',
  access: stockEditors,
  query: v.object({
    limit: pageQuery.limit,
    /** Alerts of the lots in this laboratory, and of items by the stock there. */
    ...laboratoryQuery,
  }),
  answer: stockAlertsSchema,
});

/**
 * Laboratory work continues after a trial ended: existing stock can be used, counted and discarded,
 * and ordered stock received.
 */
const afterTrialWrite = { method: 'POST', access: stockEditors, afterTrial: 'open' } as const;

export const receiveStock = endpoint({
  ...afterTrialWrite,
  id: 'inventory.receive',
  path: '/inventory/receipts',
  summary: 'Receive stock by lot. Adds to existing lots. Lots that require QC are quarantined.',
  body: receiptBody,
  status: 201,
  answer: v.object({ lots: v.array(stockLotSchema) }),
  problems: ['not_found', 'conflict', 'lot_differs', 'lot_recalled', 'item_inactive'],
  creates: true,
});

export const consumeStock = endpoint({
  ...afterTrialWrite,
  id: 'inventory.consume',
  path: '/inventory/items/{id}/consumptions',
  summary:
    'Consume stock of an item. Uses the lots that expire first, or a selected lot. Any other lot requires a reason.',
  params: byStockItemId,
  body: consumptionBody,
  status: 201,
  answer: v.object({ transactions: v.array(stockTransactionSchema) }),
  problems: ['not_found', 'stock_short', 'lot_not_usable', 'lot_order_reason'],
  creates: true,
});

/** Actions on one lot, always against its current version. */
const changesLot = {
  ...afterTrialWrite,
  params: byStockLotId,
  answer: stockLotSchema,
  versioned: true,
} as const;

export const openLot = endpoint({
  ...changesLot,
  id: 'inventory.open-lot',
  path: '/inventory/lots/{id}/open',
  summary: 'Record the opening of a lot. Starts its open-vial stability today.',
  problems: ['not_found', 'lot_not_usable'],
});

export const adjustLot = endpoint({
  ...changesLot,
  id: 'inventory.adjust-lot',
  path: '/inventory/lots/{id}/adjust',
  summary: 'Adjust the quantity of a lot, with a reason.',
  body: adjustmentBody,
  problems: ['not_found', 'lot_not_usable'],
});

export const disposeOfLot = endpoint({
  ...changesLot,
  id: 'inventory.dispose-lot',
  path: '/inventory/lots/{id}/dispose',
  summary: 'Discard or return part of a lot, with a reason.',
  body: disposalBody,
  problems: ['not_found', 'lot_not_usable', 'stock_short'],
});

export const transferStock = endpoint({
  ...changesLot,
  id: 'inventory.transfer',
  path: '/inventory/lots/{id}/transfer',
  summary:
    'Transfer stock of a lot to a different laboratory of the facility. A lot new there is quarantined if QC is required.',
  body: transferBody,
  problems: ['not_found', 'lot_not_usable', 'lot_differs', 'stock_short'],
});

export const quarantineLot = endpoint({
  ...changesLot,
  id: 'inventory.quarantine-lot',
  path: '/inventory/lots/{id}/quarantine',
  summary: 'Quarantine a lot until QC is accepted.',
  body: quarantineBody,
  problems: ['not_found', 'lot_not_usable'],
});

export const recordLotQc = endpoint({
  ...changesLot,
  id: 'inventory.record-lot-qc',
  path: '/inventory/lots/{id}/qc',
  summary:
    'Record the QC outcome of a quarantined lot. An accepted lot becomes usable. A rejected lot stays quarantined.',
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
  transferStock,
  quarantineLot,
  recordLotQc,
] as const;
