import * as v from 'valibot';
import { resultTypes } from '../catalogue/result-types.ts';
import { enteredInstantField, idField, instantField, recordFields } from '../http/index.ts';
import { priorities } from '../orders/priority.ts';
import { outstandingStates } from '../orders/order-state.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { previousValueSchema } from './check.schema.ts';
import { flagReasons, flags, reactivities } from './flag.schema.ts';
import { secondValueSchema } from './second-value.schema.ts';
import { versionOf } from './result.schema.ts';
import { namedWardSchema } from '../facility/ward-id.ts';
import type { Named } from '../http/named.ts';
import { orderIdField } from '../orders/order-id.ts';
import { sampleIdField } from '../samples/sample-id.ts';

/**
 * Tabs of the inbox. `to_read`: with a result that the user has not seen. `critical`: with a
 * critical result that the user has not seen, or that awaits notification. `pending`: with a test
 * that can still get a result.
 */
export const inboxTabs = ['to_read', 'critical', 'pending'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/**
 * Attention that the unseen results of a report require, ascending. `review`: outside the reference
 * interval, not evaluated, corrected or entered in error. `none`: no unseen result.
 */
export const attentionLevels = ['none', 'normal', 'review', 'critical'] as const;
export type AttentionLevel = (typeof attentionLevels)[number];

/** A released result as the ordering provider sees it. */
const requestedResultObject = v.object({
  ...versionOf,
  sample_id: sampleIdField,
  test_name: v.string(),
  result_type: v.picklist(resultTypes),
  /** Null if the result was entered in error. */
  value_text: v.nullable(v.string()),
  unit_display: v.nullable(v.string()),
  /** In the second unit of the test. Omitted if it has none, and without a number. */
  second: v.optional(secondValueSchema),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  /** Reactivity that a screening test reports instead of a positive or negative flag; else null. */
  reactivity: v.nullable(v.picklist(reactivities)),
  critical: v.boolean(),
  /** The critical result notification is not yet confirmed by read-back. */
  awaiting_notification: v.boolean(),
  /**
   * The open notification of this value, for a user who may acknowledge it (`mayAcknowledge`). Null
   * otherwise, also while only the notification of a replaced value is open.
   */
  notification: v.nullable(
    v.object({ id: idField, version: recordFields.version, due_at: instantField }),
  ),
  corrected: v.boolean(),
  /** A correction of this value awaits verification. */
  under_correction: v.boolean(),
  /** The released result was entered in error: there is no value now. */
  entered_in_error: v.boolean(),
  /** Null if there is none, or if the user may not see it. */
  previous: v.nullable(previousValueSchema),
  /** When the user marked this version as seen; null before that, and again after a correction. */
  seen_at: v.nullable(instantField),
});
export interface RequestedResultSchema extends Named<typeof requestedResultObject> {}
export const requestedResultSchema: RequestedResultSchema = requestedResultObject;

export interface RequestedResult extends v.InferOutput<RequestedResultSchema> {}

/** An order with its released results, for the user who placed it. */
const requestedReportObject = v.object({
  order_id: orderIdField,
  order_number: v.string(),
  priority: v.picklist(priorities),
  patient: patientSummarySchema,
  /** The ward of the order; null: not stated. */
  ward: v.nullable(namedWardSchema),
  requested_at: instantField,
  /** Release time of the newest result; null if none is released. */
  released_at: v.nullable(instantField),
  attention: v.picklist(attentionLevels),
  /** Tests that have no released result yet and can still get one. */
  outstanding: v.array(v.object({ test_name: v.string(), status: v.picklist(outstandingStates) })),
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

export const markNormalSeenBody = v.strictObject({
  /** Newest release time on the user’s screen. Reports released later stay unseen. */
  released_until: enteredInstantField,
});
