import * as v from 'valibot';
import { instantField } from '../http/fields.ts';
import type { Named } from '../http/named.ts';

/**
 * How a reported value reached its recipient: on an issued report, on a screen of the ordering
 * provider or the patient, or in a message to another system.
 */
export const recipientChannels = ['report', 'screen', 'message'] as const;

/**
 * A recipient of a reported value, with the last time (ISO 15189:2022 7.4.1.8: recipients of a
 * report are notified of its amendment).
 */
const reportRecipientObject = v.object({
  channel: v.picklist(recipientChannels),
  /** Null for a message. */
  name: v.nullable(v.string()),
  at: instantField,
});
export interface ReportRecipientSchema extends Named<typeof reportRecipientObject> {}
export const reportRecipientSchema: ReportRecipientSchema = reportRecipientObject;
export interface ReportRecipient extends v.InferOutput<ReportRecipientSchema> {}
