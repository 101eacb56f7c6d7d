import * as v from 'valibot';
import { idField, instantField, lineField, recordFields } from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { flags } from './flag.schema.ts';
import { namedWardSchema } from '../facility/ward-id.ts';
import type { Named } from '../http/named.ts';
import { orderIdField } from '../orders/order-id.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { resultIdField } from './result-id.ts';
import { userIdField } from '../identity/user-id.ts';

/**
 * States of a critical result notification (domain model 2.7). `escalated`: not confirmed in time.
 * `withdrawn`: the value was corrected before any notification.
 */
export const callStates = ['open', 'escalated', 'completed', 'withdrawn'] as const;
export type CallState = (typeof callStates)[number];

/** Channels of an attempt that the laboratory records. */
export const callChannels = ['phone', 'in_person', 'secure_message'] as const;

/** `in_app`: the ordering provider acknowledged the result in the inbox, without a call. */
export const attemptChannels = [...callChannels, 'in_app'] as const;
export type AttemptChannel = (typeof attemptChannels)[number];

/** Only a value that was read back counts as notified; see `refusesAttempt`. */
export const callOutcomes = ['confirmed', 'reached_no_readback', 'unable_to_reach'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** One notification attempt; immutable. */
export const callAttemptSchema = v.object({
  id: idField,
  at: instantField,
  /** For `in_app`, the recipient. */
  by: v.object({ id: userIdField, name: v.string() }),
  channel: v.picklist(attemptChannels),
  outcome: v.picklist(callOutcomes),
  recipient_name: v.string(),
  recipient_role: v.string(),
  /** The value read back by the recipient. */
  read_back: v.nullable(v.string()),
  note: v.string(),
});

/**
 * A critical result notification. CLIA (42 CFR 493.1291(g)) requires immediate notification. ISO
 * 15189:2022 7.4.1.3 requires a record of recipient, content, time, notifier and any difficulties.
 * Joint Commission NPSG.02.03.01 requires a time limit.
 */
const criticalCallObject = v.object({
  id: idField,
  /** Number of attempts plus one; sent back in `If-Match`. */
  version: recordFields.version,
  result_id: resultIdField,
  order_id: orderIdField,
  order_number: v.string(),
  /** The ordering provider, who is notified first. */
  ordered_by: v.string(),
  /** The ward of the order, with its phone; null: not stated. */
  ward: v.nullable(v.object({ ...namedWardSchema.entries, phone: v.string() })),
  sample_id: sampleIdField,
  accession_number: v.string(),
  patient: patientSummarySchema,
  /**
   * The content to communicate, as of the time the notification became due; later corrections do
   * not change it.
   */
  test_name: v.string(),
  value_text: v.string(),
  unit_display: v.nullable(v.string()),
  flag: v.picklist(flags),
  state: v.picklist(callStates),
  opened_at: instantField,
  due_at: instantField,
  closed_at: v.nullable(instantField),
  /** Oldest first. */
  attempts: v.array(callAttemptSchema),
});
export interface CriticalCallSchema extends Named<typeof criticalCallObject> {}
export const criticalCallSchema: CriticalCallSchema = criticalCallObject;

export interface CriticalCall extends v.InferOutput<CriticalCallSchema> {}

const recordAttemptObject = v.strictObject({
  channel: v.picklist(callChannels),
  outcome: v.picklist(callOutcomes),
  recipient_name: lineField(120),
  recipient_role: lineField(80, 0),
  /** The value read back by the recipient. Required for `confirmed`. */
  read_back: v.optional(lineField(200)),
  note: v.optional(lineField(300, 0)),
});
export interface RecordAttemptBody extends Named<typeof recordAttemptObject> {}
export const recordAttemptBody: RecordAttemptBody = recordAttemptObject;
export interface CallAttempt extends v.InferOutput<RecordAttemptBody> {}

const acknowledgementObject = v.strictObject({
  /** The value, repeated by the ordering provider. */
  read_back: lineField(200),
});
export interface AcknowledgementBody extends Named<typeof acknowledgementObject> {}
export const acknowledgementBody: AcknowledgementBody = acknowledgementObject;
