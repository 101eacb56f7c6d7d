import * as v from 'valibot';
import { resultTypes } from '../catalogue/result-types.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { departments } from '../catalogue/departments.ts';
import { rangeRowSchema } from '../catalogue/value-rules.schema.ts';
import { instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { orderIdField } from '../orders/order-id.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { reportedCommentSchema } from './applied-comment.schema.ts';
import { attachmentSchema } from './attachment.ts';
import { confirmationStates, flagReasons, flags, reactivities } from './flag.schema.ts';
import { secondValueSchema } from './second-value.schema.ts';
import { valueUncertaintySchema } from './uncertainty.schema.ts';
import { resultIdField } from './result-id.ts';

/**
 * Progress of a test in the chart. `resulted`: awaiting verification. `verified`: awaiting release
 * by a second verifier. Only `reported` has a value.
 */
export const chartStates = [
  'ordered',
  'collected',
  'received',
  'in_process',
  'resulted',
  'held',
  'verified',
  'reported',
  'not_calculated',
  'entered_in_error',
] as const;
export type ChartState = (typeof chartStates)[number];

/** A result as staff read it in the patient chart. */
const chartResultObject = v.object({
  id: resultIdField,
  order_id: orderIdField,
  order_number: v.string(),
  sample_id: sampleIdField,
  accession_number: v.string(),
  test: v.object({
    id: testParameterIdField,
    name: v.string(),
    department: v.picklist(departments),
    result_type: v.picklist(resultTypes),
  }),
  state: v.picklist(chartStates),
  /** Null unless reported. For an attachment, the file name. */
  value_text: v.nullable(v.string()),
  attachment: v.nullable(attachmentSchema),
  unit_display: v.nullable(v.string()),
  /** In the second unit of the test. Omitted if it has none, and without a number. */
  second: v.optional(secondValueSchema),
  /** Measurement uncertainty of the value. Omitted if unknown. */
  uncertainty: v.optional(valueUncertaintySchema),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  /** Reactivity that a screening test reports instead of a positive or negative flag; else null. */
  reactivity: v.nullable(v.picklist(reactivities)),
  /** Confirmation of a reactive screening result; omitted for every other result. */
  confirmation: v.optional(
    v.object({
      state: v.picklist(confirmationStates),
      /** Confirmatory tests of the order that the reader may know of, with reported values. */
      by: v.array(
        v.object({
          test_name: v.string(),
          value_text: v.nullable(v.string()),
          unit_display: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  /** Coded comments, as printed on the report. Omitted if there are none. */
  comments: v.optional(v.array(reportedCommentSchema)),
  /**
   * The reference interval that applied at collection; null before the report, or if none applies.
   */
  range: v.nullable(rangeRowSchema),
  corrected: v.boolean(),
  /** A correction of this value awaits verification. */
  under_correction: v.boolean(),
  /** Null before collection. */
  collected_at: v.nullable(instantField),
  released_at: v.nullable(instantField),
  /** Null before the report. */
  verified_at: v.nullable(instantField),
  /** Name of the verifier; null before the report, and if `rule_reference` verified it. */
  verified_by: v.nullable(v.string()),
  /** The autoverification rule that verified it, by test code and version: `K v3`. */
  rule_reference: v.nullable(v.string()),
});
export interface ChartResultSchema extends Named<typeof chartResultObject> {}
export const chartResultSchema: ChartResultSchema = chartResultObject;

export interface ChartResult extends v.InferOutput<ChartResultSchema> {}

/** What the tabs of the patient chart contain; null: the user may not read it. */
const chartCountsObject = v.object({
  /** Number of different tests in the chart. */
  tests: v.nullable(v.number()),
  /** Number of orders with a test that is neither reported nor cancelled. */
  open_orders: v.nullable(v.number()),
  /** Number of appointments in the list of the patient. */
  visits: v.nullable(v.number()),
  /** Due from the patient on issued invoices, by currency. Empty: nothing is due. */
  balances_due: v.nullable(v.array(v.object({ amount_minor: v.number(), currency: v.string() }))),
});
export interface ChartCountsSchema extends Named<typeof chartCountsObject> {}
export const chartCountsSchema: ChartCountsSchema = chartCountsObject;
export interface ChartCounts extends v.InferOutput<ChartCountsSchema> {}
