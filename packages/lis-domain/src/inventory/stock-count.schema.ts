import * as v from 'valibot';
import { namedLaboratorySchema } from '../facility/laboratory-id.ts';
import { instantField, lineField, recordFields } from '../http/index.ts';
import { stockItemTypes, storageConditions } from './inventory.schema.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';
import { stockItemIdField } from './stock-item-id.ts';
import { stockLotIdField } from './stock-lot-id.ts';

/** `submitted`: counted, with discrepancies that another user must approve. */
export const stockCountStates = ['counting', 'submitted', 'approved', 'cancelled'] as const;
export type StockCountState = (typeof stockCountStates)[number];

const person = v.object({ user_id: userIdField, name: v.string() });

const stockCountLineObject = v.object({
  lot_id: stockLotIdField,
  item_id: stockItemIdField,
  item_code: v.string(),
  item_name: v.string(),
  unit: v.string(),
  lot_number: v.string(),
  location: v.string(),
  /** Recorded stock when the lot was counted; null before that. */
  expected: v.nullable(v.number()),
  counted: v.nullable(v.number()),
});
export interface StockCountLineSchema extends Named<typeof stockCountLineObject> {}
export const stockCountLineSchema: StockCountLineSchema = stockCountLineObject;
export interface StockCountLine extends v.InferOutput<StockCountLineSchema> {}

const countEntries = {
  ...recordFields,
  /** The laboratory whose stock is counted; omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  number: v.string(),
  status: v.picklist(stockCountStates),
  storage: v.nullable(v.picklist(storageConditions)),
  type: v.nullable(v.picklist(stockItemTypes)),
  started_by: person,
  submitted_by: v.nullable(person),
  submitted_at: v.nullable(instantField),
  decided_by: v.nullable(person),
  decided_at: v.nullable(instantField),
  lots: v.number(),
  counted: v.number(),
  differences: v.number(),
};

const stockCountSummaryObject = v.object(countEntries);
export interface StockCountSummarySchema extends Named<typeof stockCountSummaryObject> {}
export const stockCountSummarySchema: StockCountSummarySchema = stockCountSummaryObject;
export interface StockCountSummary extends v.InferOutput<StockCountSummarySchema> {}
const stockCountObject = v.object({ ...countEntries, lines: v.array(stockCountLineSchema) });
export interface StockCountSchema extends Named<typeof stockCountObject> {}
export const stockCountSchema: StockCountSchema = stockCountObject;
export interface StockCount extends v.InferOutput<StockCountSchema> {}

/** Scope of the count: all stock, one storage condition, or one item type. */
export const startCountBody = v.strictObject({
  storage: v.nullable(v.picklist(storageConditions)),
  type: v.nullable(v.picklist(stockItemTypes)),
});

/** Counted quantities; null clears a count. Lots not listed are unchanged. */
export const countedBody = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        lot_id: stockLotIdField,
        counted: v.nullable(
          v.pipe(
            v.number(),
            v.integer('must be a whole number'),
            v.minValue(0, 'must be at least 0'),
            v.maxValue(1_000_000, 'must be at most 1000000'),
          ),
        ),
      }),
    ),
    v.minLength(1, 'must contain at least one lot'),
    v.maxLength(500, 'must contain at most 500 lots'),
  ),
});

export const cancelCountBody = v.strictObject({ reason: lineField(200, 3) });
