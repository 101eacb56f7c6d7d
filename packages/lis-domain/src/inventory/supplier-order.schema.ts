import * as v from 'valibot';
import { namedLaboratorySchema } from '../facility/laboratory-id.ts';
import { instantField, lineField, recordFields } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { stockItemIdField } from './stock-item-id.ts';

export const supplierOrderStates = [
  'draft',
  'ordered',
  'partly_received',
  'received',
  'cancelled',
] as const;
export type SupplierOrderState = (typeof supplierOrderStates)[number];

const quantityField = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
);

const supplierOrderObject = v.object({
  ...recordFields,
  /** The laboratory that orders; omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  number: v.string(),
  supplier: v.string(),
  note: v.string(),
  status: v.picklist(supplierOrderStates),
  ordered_at: v.nullable(instantField),
  lines: v.array(
    v.object({
      item_id: stockItemIdField,
      item_code: v.string(),
      item_name: v.string(),
      unit: v.string(),
      quantity: v.number(),
      received: v.number(),
    }),
  ),
});
export interface SupplierOrderSchema extends Named<typeof supplierOrderObject> {}
export const supplierOrderSchema: SupplierOrderSchema = supplierOrderObject;
export interface SupplierOrder extends v.InferOutput<SupplierOrderSchema> {}

export const supplierOrderBody = v.strictObject({
  supplier: lineField(120),
  note: lineField(200, 0),
  lines: v.pipe(
    v.array(v.strictObject({ item_id: stockItemIdField, quantity: quantityField })),
    v.minLength(1, 'must contain at least one item'),
    v.maxLength(200, 'must contain at most 200 items'),
    v.check(
      (lines) => new Set(lines.map(({ item_id }) => item_id)).size === lines.length,
      'must not contain duplicate items',
    ),
  ),
});

export const cancelOrderBody = v.strictObject({ reason: lineField(200, 3) });
