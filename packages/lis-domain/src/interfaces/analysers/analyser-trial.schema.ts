import * as v from 'valibot';
import { base64Field, lineField } from '../../http/fields.ts';
import type { Named } from '../../http/named.ts';
import { importReadingSchema } from '../result-import/result-import.schema.ts';

/**
 * Kind of a remark: a part of a message that a user must read before a value is accepted. A value
 * with a remark is never accepted automatically.
 *
 * - `comment`: comment of the analyser (LIS02-A2 C record, HL7 NTE)
 * - `manufacturer`: manufacturer's information (LIS02-A2 M record, HL7 Z segment)
 * - `status`: result status other than final
 * - `no_value`: the analyser could not measure, or its value is outside the measuring range
 * - `not_understood`: part of the message that the profile does not describe
 * - `truncated`: the message ends before its terminator, so that parts can be missing
 * - `attachment`: image, graph or file that the profile does not describe
 * - `specimen`: the specimen number was not read from a barcode
 */
export const analyserRemarkKinds = [
  'comment',
  'manufacturer',
  'status',
  'no_value',
  'not_understood',
  'truncated',
  'attachment',
  'specimen',
] as const;
export type AnalyserRemarkKind = (typeof analyserRemarkKinds)[number];

/** Longest text of a trial in bytes. */
export const MAX_TRIAL_BYTES = 60_000;

/** A captured message or file, with the settings to read it with. */
export const analyserTrialBody = v.strictObject({
  profile: lineField(60),
  /** Columns of the profile `delimited`; null for any other profile. */
  reading: v.nullable(importReadingSchema),
  /** Text in base64. */
  content: base64Field(MAX_TRIAL_BYTES),
});

const remarkSchema = v.object({
  kind: v.picklist(analyserRemarkKinds),
  text: v.string(),
  /** Line, record and field, such as `12 R-9`. */
  location: v.string(),
});
export type AnalyserRemark = v.InferOutput<typeof remarkSchema>;

/** A value as it would be read, before it is compared with specimens and tests. */
const trialValueSchema = v.object({
  specimen: v.string(),
  code: v.string(),
  value: v.string(),
  unit: v.string(),
  /** Flags relative to the limits of the analyser. */
  flags: v.array(v.string()),
  /** Alarms of the measurement; each requires review. */
  alarms: v.array(v.string()),
  /** Lot and level of a control; null for a specimen. */
  control: v.nullable(v.object({ lot: v.string(), level: v.string() })),
  reagent_lot: v.string(),
  /** Line and record of the message. */
  location: v.string(),
  remarks: v.array(remarkSchema),
});
export type AnalyserTrialValue = v.InferOutput<typeof trialValueSchema>;

/** What the service would read. Nothing is stored. */
const analyserTrialObject = v.object({
  /** Why a message is refused as a whole; null if none is. */
  refusal: v.nullable(v.string()),
  messages: v.number(),
  /** Queries for the tests of specimens. */
  queries: v.number(),
  values: v.array(trialValueSchema),
  /** Remarks that belong to no value. Each makes all values of its message wait. */
  remarks: v.array(remarkSchema),
});
export interface AnalyserTrialSchema extends Named<typeof analyserTrialObject> {}
export const analyserTrialSchema: AnalyserTrialSchema = analyserTrialObject;
export interface AnalyserTrial extends v.InferOutput<AnalyserTrialSchema> {}
