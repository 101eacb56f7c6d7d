import * as v from 'valibot';
import { idField, instantField } from '../http/index.ts';
import { priorities } from '../orders/order.schema.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { flagReasons, flags } from './flag.schema.ts';
import { versionOf } from './result.schema.ts';
import type { Named } from '../http/named.ts';

/** A released result as the ordering provider sees it. */
const requestedResultObject = v.object({
  ...versionOf,
  sample_id: idField,
  test_name: v.string(),
  value_text: v.nullable(v.string()),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  critical: v.boolean(),
  corrected: v.boolean(),
  /** When the user marked this version as seen; null before that, and again after a correction. */
  seen_at: v.nullable(instantField),
});
export interface RequestedResultSchema extends Named<typeof requestedResultObject> {}
export const requestedResultSchema: RequestedResultSchema = requestedResultObject;

export interface RequestedResult extends v.InferOutput<RequestedResultSchema> {}

/** The released results of an order, for the user who placed it. */
const requestedReportObject = v.object({
  order_id: idField,
  order_number: v.string(),
  priority: v.picklist(priorities),
  patient: patientSummarySchema,
  /** Release time of the newest result. */
  released_at: instantField,
  /** Number of tests that have no released result yet and can still get one. */
  outstanding: v.number(),
  /** In the order of the tests on the order. */
  results: v.array(requestedResultSchema),
});
export interface RequestedReportSchema extends Named<typeof requestedReportObject> {}
export const requestedReportSchema: RequestedReportSchema = requestedReportObject;

export interface RequestedReport extends v.InferOutput<RequestedReportSchema> {}

export const markSeenBody = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject(versionOf)),
    v.minLength(1, 'must contain at least one result'),
    v.maxLength(200, 'must contain at most 200 results'),
  ),
});
