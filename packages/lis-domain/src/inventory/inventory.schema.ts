import * as v from 'valibot';
import { dateField, idField, instantField, lineField, recordFields } from '../http/index.ts';

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

/** How it is kept: at room temperature, refrigerated at 2 to 8 °C, frozen at −20 °C or at −80 °C. */
export const storageConditions = ['ambient', 'refrigerated', 'frozen_20', 'frozen_80'] as const;
export type StorageCondition = (typeof storageConditions)[number];

/** What has to be said of an item or of one of its lots, the most urgent first. */
export const stockAlerts = [
  'out_of_stock',
  'expired',
  'low_stock',
  'lot_change_needs_qc',
  'expiring',
] as const;
export type StockAlert = (typeof stockAlerts)[number];

/** States that somebody brings a lot into; that it has expired follows from the calendar. */
export const recordedLotStatuses = [
  'active',
  'in_use',
  'quarantined',
  'consumed',
  'disposed',
] as const;
export type RecordedLotStatus = (typeof recordedLotStatuses)[number];
export const lotStatuses = [...recordedLotStatuses, 'expired'] as const;
export type LotStatus = (typeof lotStatuses)[number];

/** What its controls have said before a lot is used; of some items none are asked for. */
export const lotQcStatuses = ['not_required', 'pending', 'passed', 'failed'] as const;
export type LotQcStatus = (typeof lotQcStatuses)[number];

/** Why stock has changed. Stock changes in no other way. `qc_test`: used to measure controls. */
export const transactionTypes = [
  'receipt',
  'consumption',
  'qc_test',
  'adjustment',
  'disposal',
  'return',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

const wholeField = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const MOST = 1_000_000;
const quantityField = wholeField(1, MOST);
const levelField = wholeField(0, MOST);
const reasonField = lineField(200, 3);
/** What an act belongs to: a run, an order, a delivery note. */
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
  /** What the package's bar code says: a GTIN of 14 digits, or another code; empty while it is not known. */
  barcode: lineField(80, 0),
  /** What stock is counted in: `kit`, `bottle`, `box of 100`. */
  unit: lineField(40),
  /** How many tests one unit is good for; null where it is not used by tests. */
  tests_per_unit: v.nullable(wholeField(1, 100_000)),
  storage: v.picklist(storageConditions),
  /** What should never be gone below, what asks for an order, and up to where is ordered; in the item's unit. */
  min_level: levelField,
  reorder_level: levelField,
  max_level: levelField,
  lead_time_days: wholeField(0, 365),
  /** How many days ahead an expiry is warned of. */
  expiry_alert_days: wholeField(0, 365),
  /** Days it is good for once opened; null: until it expires. */
  open_stability_days: v.nullable(wholeField(0, 3650)),
  supplier: lineField(120, 0),
  /** New lots wait in quarantine until their controls have passed. */
  needs_lot_qc: v.boolean(),
  /** The tests that use it up. */
  test_parameter_ids: v.pipe(v.array(idField), v.maxLength(100, 'must be at most 100 tests')),
  /** Not kept any more when false. */
  active: v.boolean(),
};

/** The whole of an item, as it is saved. */
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
export type StockItemBody = v.InferOutput<typeof stockItemBody>;

/** How much there is of an item, how long it lasts, and what has to be said of it. */
const levelEntries = {
  /** Everything on the shelves, what may not be used among it. */
  on_hand: v.number(),
  /** What results may be made with: not expired, not in quarantine. */
  usable: v.number(),
  on_order: v.number(),
  /** Used in the last 30 days. */
  consumed: v.number(),
  /** The mean of them, per day. */
  daily: v.number(),
  days_remaining: v.nullable(v.number()),
  lasts_until: v.nullable(dateField),
  suggested_order: v.number(),
  /** When the first of the usable lots ends. */
  next_use_by: v.nullable(dateField),
  alerts: v.array(v.picklist(stockAlerts)),
};

export const stockItemSchema = v.object({ ...recordFields, ...itemEntries, ...levelEntries });
export type StockItem = v.InferOutput<typeof stockItemSchema>;

/** What a facility's item is, without what makes it a record and without what follows from its lots. */
export function itemBodyOf(item: StockItem): StockItemBody {
  return v.parse(v.object(itemEntries), item);
}

export const stockLotSchema = v.object({
  ...recordFields,
  item_id: idField,
  lot_number: v.string(),
  expiry_date: v.nullable(dateField),
  /** The last day it may be used; null: there is none. */
  use_by: v.nullable(dateField),
  received_at: instantField,
  opened_on: v.nullable(dateField),
  /** How much was received. */
  received: v.number(),
  on_hand: v.number(),
  status: v.picklist(lotStatuses),
  qc_status: v.picklist(lotQcStatuses),
  /** Why it is in quarantine, or what its controls have said. */
  qc_note: v.string(),
  location: v.string(),
  alert: v.nullable(v.picklist(stockAlerts)),
});
export type StockLot = v.InferOutput<typeof stockLotSchema>;

export const stockTransactionSchema = v.object({
  id: idField,
  lot_id: idField,
  lot_number: v.string(),
  type: v.picklist(transactionTypes),
  /** Added when positive, taken when negative. */
  quantity: v.number(),
  /** What was left of the lot. */
  balance: v.number(),
  reason: v.string(),
  reference: v.string(),
  at: instantField,
  /** Null: counted by the service, by the tests that were made. */
  by: v.nullable(v.object({ user_id: idField, name: v.string() })),
});
export type StockTransaction = v.InferOutput<typeof stockTransactionSchema>;

const receivedLine = v.strictObject({
  item_id: idField,
  lot_number: lineField(40),
  expiry_date: v.nullable(dateField),
  quantity: quantityField,
  location: lineField(60, 0),
});
export const receiptBody = v.strictObject({
  /** The order that is delivered; null: without one. */
  supplier_order_id: v.nullable(idField),
  reference: referenceField,
  lines: v.pipe(
    v.array(receivedLine),
    v.minLength(1, 'must name what was received'),
    v.maxLength(100, 'must be at most 100 lots'),
  ),
});

export const consumptionBody = v.strictObject({
  quantity: quantityField,
  /** Null: from the lots that end first. */
  lot_id: v.nullable(idField),
  /** Why another lot is taken than the one that ends first. */
  reason: v.nullable(reasonField),
  /** `qc_test`: to measure controls, which a lot in quarantine may be used for. */
  type: v.picklist(['consumption', 'qc_test']),
  reference: referenceField,
});

export const adjustmentBody = v.strictObject({ counted: levelField, reason: reasonField });
export const disposalBody = v.strictObject({
  quantity: quantityField,
  type: v.picklist(['disposal', 'return']),
  reason: reasonField,
});
export const quarantineBody = v.strictObject({ reason: reasonField });
export const lotQcBody = v.strictObject({
  outcome: v.picklist(['passed', 'failed']),
  note: reasonField,
});

/** One thing that somebody should see to. */
export const raisedAlertSchema = v.object({
  alert: v.picklist(stockAlerts),
  item_id: idField,
  item_code: v.string(),
  item_name: v.string(),
  unit: v.string(),
  /** Null: it is about the item as a whole. */
  lot_id: v.nullable(idField),
  lot_number: v.nullable(v.string()),
  use_by: v.nullable(dateField),
  /** What is left, of the lot or of what may be used of the item. */
  quantity: v.number(),
});
export type RaisedAlert = v.InferOutput<typeof raisedAlertSchema>;

export const stockAlertsSchema = v.object({
  /** How many there are of each. */
  counts: v.object({
    out_of_stock: v.number(),
    expired: v.number(),
    low_stock: v.number(),
    lot_change_needs_qc: v.number(),
    expiring: v.number(),
  } satisfies Record<StockAlert, unknown>),
  /** The most urgent of them. */
  items: v.array(raisedAlertSchema),
});
export type StockAlerts = v.InferOutput<typeof stockAlertsSchema>;
