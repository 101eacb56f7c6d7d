import * as v from 'valibot';
import { idField, instantField, lineField, recordFields } from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { flags } from './flag.schema.ts';

/** Domain model 2.7. `escalated`: nobody confirmed it in time. `withdrawn`: the value was taken back before anybody had heard it. */
export const callStates = ['open', 'escalated', 'completed', 'withdrawn'] as const;
export type CallState = (typeof callStates)[number];

export const callChannels = ['phone', 'in_person', 'secure_message'] as const;
export type CallChannel = (typeof callChannels)[number];

/** Only a value that was read back is passed on; see `refusesAttempt`. */
export const callOutcomes = ['confirmed', 'reached_no_readback', 'unable_to_reach'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** One try to tell somebody. Written once. */
export const callAttemptSchema = v.object({
  id: idField,
  at: instantField,
  by: v.object({ id: idField, name: v.string() }),
  channel: v.picklist(callChannels),
  outcome: v.picklist(callOutcomes),
  recipient_name: v.string(),
  recipient_role: v.string(),
  /** The value as the recipient repeated it. */
  read_back: v.nullable(v.string()),
  note: v.string(),
});

/**
 * That somebody who can act has to be told of a critical value. CLIA (42 CFR 493.1291(g)) asks for immediate notice, ISO 15189:2022 7.4.1.3 for a
 * record of who was told what, when and by whom, with what went wrong, and Joint Commission NPSG.02.03.01 for a time within which it is done.
 */
export const criticalCallSchema = v.object({
  id: idField,
  /** How many attempts there were, plus one; sent back in `If-Match`. */
  version: recordFields.version,
  result_id: idField,
  order_id: idField,
  order_number: v.string(),
  /** Who asked for the test, and has to be told first. */
  ordered_by: v.string(),
  sample_id: idField,
  accession_number: v.string(),
  patient: patientSummarySchema,
  /** What has to be said, as it was when the call became due; a later correction does not change it. */
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

export type CriticalCall = v.InferOutput<typeof criticalCallSchema>;

export const recordAttemptBody = v.strictObject({
  channel: v.picklist(callChannels),
  outcome: v.picklist(callOutcomes),
  recipient_name: lineField(120),
  recipient_role: lineField(80, 0),
  /** The value as the recipient repeated it. Needed for `confirmed`. */
  read_back: v.optional(lineField(200)),
  note: v.optional(lineField(300, 0)),
});
export type CallAttempt = v.InferOutput<typeof recordAttemptBody>;
