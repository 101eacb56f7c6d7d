import * as v from 'valibot';
import { idField, instantField, type Id, type IdField } from '../http/fields.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';
import { appliedCommentSchema } from './applied-comment.schema.ts';
import { attachmentSchema } from './attachment.ts';
import { checkSchema } from './check.schema.ts';
import { flagReasons, flags } from './flag.schema.ts';

/** The id of an amendment. */
export type AmendmentId = Id<'Amendment'>;
export const amendmentIdField = idField as IdField<AmendmentId>;
export const byAmendmentId = v.object({ id: amendmentIdField });

/** Reason for correcting a released value (domain model 2.6). */
export const amendmentReasons = ['clerical', 'reanalysis', 'interpretation', 'other'] as const;

/**
 * State of an amendment. `proposed`: awaiting verification. `verified`: awaiting release by a
 * second verifier. `reported`: it replaced the reported value. `rejected`: the reported value
 * remains.
 */
export const amendmentStates = ['proposed', 'verified', 'reported', 'rejected'] as const;
export type AmendmentState = (typeof amendmentStates)[number];

/** States in which an amendment can still replace the reported value. */
export const openAmendmentStates = [
  'proposed',
  'verified',
] as const satisfies readonly AmendmentState[];

const person = v.object({ id: userIdField, name: v.string() });

/**
 * A correction of a reported result that awaits verification. The reported value remains until
 * then, and is reported as under correction (ISO 15189:2022 7.4.1.8).
 */
const amendmentObject = v.object({
  id: amendmentIdField,
  version: v.number(),
  state: v.picklist(openAmendmentStates),
  code: v.picklist(amendmentReasons),
  reason: v.string(),
  /** The new value; for an attachment, the file name. */
  value_text: v.string(),
  attachment: v.nullable(v.omit(attachmentSchema, ['version'])),
  comment: v.string(),
  /**
   * The coded comments chosen for the new value; null: those of the reported value, by its rules.
   */
  coded_comments: v.nullable(v.array(appliedCommentSchema)),
  /** Reason for a value outside the plausible limits. */
  override_reason: v.nullable(v.string()),
  /** Evaluation of the new value for the patient, like that of a result. */
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  critical: v.boolean(),
  checks: v.array(checkSchema),
  proposed_by: person,
  proposed_at: instantField,
  /** The first of two verifiers; null if the amendment awaits its first verification. */
  verified_by: v.nullable(person),
  verified_at: v.nullable(instantField),
});
export interface AmendmentSchema extends Named<typeof amendmentObject> {}
export const amendmentSchema: AmendmentSchema = amendmentObject;
export interface Amendment extends v.InferOutput<AmendmentSchema> {}
