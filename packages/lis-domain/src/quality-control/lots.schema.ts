import * as v from 'valibot';
import { laboratoryIdField } from '../facility/laboratory-id.ts';
import {
  countField,
  dateField,
  enteredDateField,
  enteredInstantField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { stockItemTypes } from '../inventory/inventory.schema.ts';
import { productLotIdField } from '../inventory/product-lot-id.ts';
import { stockLotIdField } from '../inventory/stock-lot-id.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { flags } from '../results/flag.schema.ts';
import { instrumentIdField } from '../results/instrument-id.ts';
import { resultIdField } from '../results/result-id.ts';
import { lotKinds } from '../results/result-trace.schema.ts';
import { resultStates } from '../results/result.schema.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { personSchema } from './quality-control.schema.ts';

const namedTest = v.object({ id: testParameterIdField, code: v.string(), name: v.string() });
const voidedField = v.nullable(
  v.object({ at: instantField, by: personSchema, reason: v.string() }),
);

/** A lot of a product, in any laboratory of the facility. */
const productLotObject = v.object({
  ...recordFields,
  id: productLotIdField,
  name: v.string(),
  lot_number: v.string(),
  expiry_date: v.nullable(dateField),
  /** Whether the product is a stock item. */
  stocked: v.boolean(),
  /** Instruments on which it is in use. */
  in_use_on: v.array(v.string()),
  recalled: v.nullable(v.object({ at: instantField, by: personSchema, reason: v.string() })),
});
export interface ProductLotSchema extends Named<typeof productLotObject> {}
export const productLotSchema: ProductLotSchema = productLotObject;
export interface ProductLot extends v.InferOutput<ProductLotSchema> {}

const testsField = v.pipe(
  v.array(testParameterIdField),
  v.minLength(1, 'must contain at least one test'),
  v.maxLength(200, 'must contain at most 200 tests'),
);

/** A lot to put into use: of the laboratory’s stock, or of a product that is not stocked. */
export const lotUseBody = v.strictObject({
  kind: v.picklist(lotKinds),
  lot: v.union([
    v.strictObject({ stock_lot_id: stockLotIdField }),
    v.strictObject({
      name: lineField(120),
      lot_number: lineField(40),
      expiry_date: v.nullable(enteredDateField),
    }),
  ]),
  test_parameter_ids: testsField,
  /** @default now */
  at: v.optional(enteredInstantField),
  /** Reason to use a new reagent lot without a lot comparison, where the facility warns of it. */
  without_comparison_reason: v.optional(lineField(300)),
});
export interface LotUseBody extends v.InferOutput<typeof lotUseBody> {}

/** The time at which a lot is taken out of use. */
export const lotUseEndBody = v.strictObject({
  /** @default now */
  at: v.optional(enteredInstantField),
});

const lotOfUse = v.object({
  id: productLotIdField,
  name: v.string(),
  lot_number: v.string(),
  expiry_date: v.nullable(dateField),
  recalled: v.boolean(),
});

/** A lot in use on an instrument, or used there earlier. */
const lotUseObject = v.object({
  ...recordFields,
  kind: v.picklist(lotKinds),
  lot: lotOfUse,
  tests: v.array(namedTest),
  started_at: instantField,
  started_by: personSchema,
  /** Null while it is in use. */
  ended_at: v.nullable(instantField),
  ended_by: v.nullable(personSchema),
  voided: voidedField,
});
export interface LotUseSchema extends Named<typeof lotUseObject> {}
export const lotUseSchema: LotUseSchema = lotUseObject;
export interface LotUse extends v.InferOutput<LotUseSchema> {}

/** A stock lot of the laboratory of an instrument that can be put into use. */
const loadableLotObject = v.object({
  stock_lot_id: stockLotIdField,
  item_name: v.string(),
  type: v.picklist(stockItemTypes),
  lot_number: v.string(),
  use_by: v.nullable(dateField),
  on_hand: v.number(),
  /** Tests that consume the item. */
  test_parameter_ids: v.array(testParameterIdField),
});
export interface LoadableLotSchema extends Named<typeof loadableLotObject> {}
export const loadableLotSchema: LoadableLotSchema = loadableLotObject;
export interface LoadableLot extends v.InferOutput<LoadableLotSchema> {}

export const calibrationOutcomes = ['accepted', 'failed'] as const;

export const calibrationBody = v.strictObject({
  test_parameter_ids: testsField,
  /** A calibrator lot in use on the instrument; null: not recorded. */
  calibrator_lot_id: v.nullable(productLotIdField),
  outcome: v.picklist(calibrationOutcomes),
  remark: v.optional(lineField(500, 0), ''),
  /** Days until the next calibration; null: no interval. */
  interval_days: v.nullable(countField(1, 3650)),
  /** @default now */
  at: v.optional(enteredInstantField),
});
export interface CalibrationBody extends v.InferOutput<typeof calibrationBody> {}

const calibrationObject = v.object({
  ...recordFields,
  tests: v.array(namedTest),
  /** Null: not recorded. */
  calibrator_lot: v.nullable(lotOfUse),
  at: instantField,
  outcome: v.picklist(calibrationOutcomes),
  remark: v.string(),
  interval_days: v.nullable(v.number()),
  /** See `calibrationDueAt`. */
  due_at: v.nullable(instantField),
  performed_by: personSchema,
  voided: voidedField,
});
export interface CalibrationSchema extends Named<typeof calibrationObject> {}
export const calibrationSchema: CalibrationSchema = calibrationObject;
export interface Calibration extends v.InferOutput<CalibrationSchema> {}

/** A measurement with a lot, with the value of that time. */
const lotResultObject = v.object({
  /** Unique per measurement; a repeated result has several. */
  trace_id: v.string(),
  id: resultIdField,
  patient: patientSummarySchema,
  order_number: v.string(),
  sample_id: sampleIdField,
  accession_number: v.string(),
  test: namedTest,
  instrument_id: v.nullable(instrumentIdField),
  instrument_name: v.nullable(v.string()),
  laboratory_id: laboratoryIdField,
  /** Current status of the result. */
  status: v.picklist(resultStates),
  value_text: v.string(),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  measured_at: instantField,
  /** First release of the value; null if it was never reported. */
  released_at: v.nullable(instantField),
  /** Whether the result has a later measurement or none now. */
  replaced: v.boolean(),
});
export interface LotResultSchema extends Named<typeof lotResultObject> {}
export const lotResultSchema: LotResultSchema = lotResultObject;
export interface LotResult extends v.InferOutput<LotResultSchema> {}
