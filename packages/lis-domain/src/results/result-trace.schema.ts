import * as v from 'valibot';
import { dateField, idField, instantField } from '../http/fields.ts';
import type { Named } from '../http/named.ts';
import { productLotIdField } from '../inventory/product-lot-id.ts';

/** Uses of a lot in a measurement. */
export const lotKinds = ['reagent', 'calibrator'] as const;
export type LotKind = (typeof lotKinds)[number];

const tracedLot = v.object({
  id: productLotIdField,
  name: v.string(),
  lot_number: v.string(),
  expiry_date: v.nullable(dateField),
  /** Whether the lot is recalled now. */
  recalled: v.boolean(),
});

/**
 * What the value of a result depended on, as recorded at its entry (ISO 15189:2022 6.5.3, 6.6.7,
 * 7.3.7). An empty list or null: not recorded.
 */
const resultTraceObject = v.object({
  /** Method of the test version; empty if the test names none. */
  method: v.string(),
  /** Version of the test with which the value was measured. */
  test_version: v.number(),
  /** User who measured and entered the value; null for a value sent by an instrument. */
  operator: v.nullable(v.string()),
  /** User who entered or accepted the value. */
  entered_by: v.nullable(v.string()),
  reagent_lots: v.array(
    v.object({
      ...tracedLot.entries,
      /** Whether the use of the lot on the instrument was voided since. */
      use_voided: v.boolean(),
    }),
  ),
  calibration: v.nullable(
    v.object({
      id: idField,
      at: instantField,
      performed_by: v.string(),
      calibrator_lot: v.nullable(tracedLot),
      /** Whether the calibration was voided since. */
      voided: v.boolean(),
    }),
  ),
  /** Last accepted QC run before the measurement, of the test on the instrument. */
  qc_run: v.nullable(
    v.object({
      id: idField,
      controlled_test_id: idField,
      number: v.number(),
      at: instantField,
      /** Whether the run was voided since. */
      voided: v.boolean(),
    }),
  ),
});
export interface ResultTraceSchema extends Named<typeof resultTraceObject> {}
export const resultTraceSchema: ResultTraceSchema = resultTraceObject;
export interface ResultTrace extends v.InferOutput<ResultTraceSchema> {}
