import * as v from 'valibot';
import {
  dateField,
  enteredDateField,
  idField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { laboratoryIdField, namedLaboratorySchema } from '../facility/laboratory-id.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { stockItemIdField } from './stock-item-id.ts';
import { stockLotIdField } from './stock-lot-id.ts';

export const stockItemTypes = [
  'reagent',
  'control',
  'calibrator',
  'consumable',
  'kit',
  'rdt',
  'other',
] as const;
export type StockItemType = (typeof stockItemTypes)[number];

/**
 * Storage conditions: room temperature, refrigerated at 2 to 8 °C, frozen at −20 °C or at −80 °C.
 */
export const storageConditions = ['ambient', 'refrigerated', 'frozen_20', 'frozen_80'] as const;
export type StorageCondition = (typeof storageConditions)[number];

/** Stock alerts of an item or one of its lots, most urgent first. */
export const stockAlerts = [
  'out_of_stock',
  'expired',
  'low_stock',
  'lot_change_needs_qc',
  'expiring',
] as const;
export type StockAlert = (typeof stockAlerts)[number];

/** States set by users; expiry is derived from the date. */
export const recordedLotStatuses = [
  'active',
  'in_use',
  'quarantined',
  'recalled',
  'consumed',
  'disposed',
] as const;
export type RecordedLotStatus = (typeof recordedLotStatuses)[number];
export const lotStatuses = [...recordedLotStatuses, 'expired'] as const;
export type LotStatus = (typeof lotStatuses)[number];

/** QC status of a lot before use; some items require no QC. */
export const lotQcStatuses = ['not_required', 'pending', 'passed', 'failed'] as const;
export type LotQcStatus = (typeof lotQcStatuses)[number];

/**
 * Reasons for stock changes. Stock changes only through these transactions. `qc_test`: used for QC.
 * `transfer`: to or from a different laboratory of the facility.
 */
export const transactionTypes = [
  'receipt',
  'consumption',
  'qc_test',
  'adjustment',
  'disposal',
  'return',
  'transfer',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

const wholeField = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const MOST = 1_000_000;
const quantityField = wholeField(1, MOST);
const levelField = wholeField(0, MOST);
const reasonField = lineField(200, 3);
/** Reference of a transaction: a run, an order or a delivery note. */
const referenceField = lineField(120, 0);

const itemEntries = {
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9_-]{1,30}$/, 'must be 1 to 30 capital letters, digits, _ or -'),
  ),
  name: lineField(120),
  type: v.picklist(stockItemTypes),
  manufacturer: lineField(120, 0),
  catalog_number: lineField(60, 0),
  /** Package barcode: a 14-digit GTIN or another code; empty if unknown. */
  barcode: lineField(80, 0),
  /** Unit of stock: `kit`, `bottle`, `box of 100`. */
  unit: lineField(40),
  /** Number of tests per unit; null if not used per test. */
  tests_per_unit: v.nullable(wholeField(1, 100_000)),
  storage: v.picklist(storageConditions),
  /** Minimum level, reorder point and maximum level, in the item’s unit. */
  min_level: levelField,
  reorder_level: levelField,
  max_level: levelField,
  lead_time_days: wholeField(0, 365),
  /** Days before expiry at which a warning appears. */
  expiry_alert_days: wholeField(0, 365),
  /** Open-vial stability in days; null: until expiry. */
  open_stability_days: v.nullable(wholeField(0, 3650)),
  supplier: lineField(120, 0),
  /** New lots stay in quarantine until their QC is accepted. */
  needs_lot_qc: v.boolean(),
  /** Tests that consume the item. */
  test_parameter_ids: v.pipe(
    v.array(testParameterIdField),
    v.maxLength(100, 'must contain at most 100 tests'),
  ),
  /** False if the item is no longer stocked. */
  active: v.boolean(),
};

/** A complete stock item, as it is saved. */
export const stockItemBody = v.pipe(
  v.strictObject(itemEntries),
  v.forward(
    v.partialCheck(
      [['min_level'], ['reorder_level']],
      ({ min_level, reorder_level }) => min_level <= reorder_level,
      'must be at least the minimum',
    ),
    ['reorder_level'],
  ),
  v.forward(
    v.partialCheck(
      [['reorder_level'], ['max_level']],
      ({ reorder_level, max_level }) => reorder_level <= max_level,
      'must be at least the reorder level',
    ),
    ['max_level'],
  ),
);
export interface StockItemBody extends v.InferOutput<typeof stockItemBody> {}

/** Stock level, forecast and alerts of an item. */
const levelEntries = {
  /** All stock on hand, including unavailable stock. */
  on_hand: v.number(),
  /** Stock available for patient testing: not expired, not in quarantine. */
  usable: v.number(),
  on_order: v.number(),
  /** Consumed in the last 30 days. */
  consumed: v.number(),
  /** Mean daily consumption over those days. */
  daily: v.number(),
  days_remaining: v.nullable(v.number()),
  lasts_until: v.nullable(dateField),
  suggested_order: v.number(),
  /** The earliest use-by date of the available lots. */
  next_use_by: v.nullable(dateField),
  alerts: v.array(v.picklist(stockAlerts)),
};

const stockItemObject = v.object({
  ...recordFields,
  ...itemEntries,
  ...levelEntries,
  id: stockItemIdField,
});
export interface StockItemSchema extends Named<typeof stockItemObject> {}
export const stockItemSchema: StockItemSchema = stockItemObject;
export interface StockItem extends v.InferOutput<StockItemSchema> {}

/** Returns a facility’s item without its record fields and the values derived from its lots. */
export function itemBodyOf(item: StockItem): StockItemBody {
  return v.parse(v.object(itemEntries), item);
}

const stockLotObject = v.object({
  ...recordFields,
  id: stockLotIdField,
  /** The laboratory that keeps it; omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  item_id: stockItemIdField,
  lot_number: v.string(),
  expiry_date: v.nullable(dateField),
  /** The last day of use; null if unlimited. */
  use_by: v.nullable(dateField),
  received_at: instantField,
  opened_on: v.nullable(dateField),
  /** Quantity received. */
  received: v.number(),
  on_hand: v.number(),
  status: v.picklist(lotStatuses),
  qc_status: v.picklist(lotQcStatuses),
  /** Reason for quarantine, or result of the lot’s QC. */
  qc_note: v.string(),
  location: v.string(),
  alert: v.nullable(v.picklist(stockAlerts)),
});
export interface StockLotSchema extends Named<typeof stockLotObject> {}
export const stockLotSchema: StockLotSchema = stockLotObject;
export interface StockLot extends v.InferOutput<StockLotSchema> {}

const stockTransactionObject = v.object({
  id: idField,
  lot_id: stockLotIdField,
  lot_number: v.string(),
  type: v.picklist(transactionTypes),
  /** Positive when added, negative when removed. */
  quantity: v.number(),
  /** Remaining quantity of the lot. */
  balance: v.number(),
  reason: v.string(),
  reference: v.string(),
  at: instantField,
  /** Null: recorded automatically from the tests performed. */
  by: v.nullable(v.object({ user_id: userIdField, name: v.string() })),
});
export interface StockTransactionSchema extends Named<typeof stockTransactionObject> {}
export const stockTransactionSchema: StockTransactionSchema = stockTransactionObject;
export interface StockTransaction extends v.InferOutput<StockTransactionSchema> {}

const receivedLine = v.strictObject({
  item_id: stockItemIdField,
  lot_number: lineField(40),
  expiry_date: v.nullable(enteredDateField),
  quantity: quantityField,
  location: lineField(60, 0),
});
export const receiptBody = v.strictObject({
  /** The delivered purchase order; null if there is none. */
  supplier_order_id: v.nullable(idField),
  reference: referenceField,
  lines: v.pipe(
    v.array(receivedLine),
    v.minLength(1, 'must contain at least one lot'),
    v.maxLength(100, 'must contain at most 100 lots'),
  ),
});

export const consumptionBody = v.strictObject({
  quantity: quantityField,
  /** Null: from the lots that expire first. */
  lot_id: v.nullable(stockLotIdField),
  /** Reason for using a lot other than the one that expires first. */
  reason: v.nullable(reasonField),
  /** `qc_test`: for QC, for which a quarantined lot can be used. */
  type: v.picklist(['consumption', 'qc_test']),
  reference: referenceField,
});

export const adjustmentBody = v.strictObject({ counted: levelField, reason: reasonField });
export const disposalBody = v.strictObject({
  quantity: quantityField,
  type: v.picklist(['disposal', 'return']),
  reason: reasonField,
});
export const transferBody = v.strictObject({
  /** The laboratory that receives the stock. */
  laboratory_id: laboratoryIdField,
  quantity: quantityField,
  /** Place of a lot that is new there. */
  location: v.optional(lineField(60, 0), ''),
});
export const quarantineBody = v.strictObject({ reason: reasonField });
export const lotQcBody = v.strictObject({
  outcome: v.picklist(['passed', 'failed']),
  note: reasonField,
});

const raisedAlertObject = v.object({
  alert: v.picklist(stockAlerts),
  item_id: stockItemIdField,
  item_code: v.string(),
  item_name: v.string(),
  unit: v.string(),
  /** Null: the alert concerns the whole item. */
  lot_id: v.nullable(stockLotIdField),
  lot_number: v.nullable(v.string()),
  use_by: v.nullable(dateField),
  /** Remaining quantity of the lot, or available quantity of the item. */
  quantity: v.number(),
});
export interface RaisedAlertSchema extends Named<typeof raisedAlertObject> {}
export const raisedAlertSchema: RaisedAlertSchema = raisedAlertObject;
export interface RaisedAlert extends v.InferOutput<RaisedAlertSchema> {}

const stockAlertsObject = v.object({
  /** Number of alerts of each kind. */
  counts: v.object({
    out_of_stock: v.number(),
    expired: v.number(),
    low_stock: v.number(),
    lot_change_needs_qc: v.number(),
    expiring: v.number(),
  } satisfies Record<StockAlert, unknown>),
  /** The most urgent alerts. */
  items: v.array(raisedAlertSchema),
});
export interface StockAlertsSchema extends Named<typeof stockAlertsObject> {}
export const stockAlertsSchema: StockAlertsSchema = stockAlertsObject;
export interface StockAlerts extends v.InferOutput<StockAlertsSchema> {}
