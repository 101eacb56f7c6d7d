import * as v from 'valibot';
import { calculationSchema } from '../catalogue/calculation/calculation.schema.ts';
import { narrativeTemplateSchema } from '../catalogue/narrative-template.schema.ts';
import { resultTypes } from '../catalogue/result-types.ts';
import {
  codedValueSchema,
  limitsSchema,
  portalRuleSchema,
  rangeRowSchema,
} from '../catalogue/value-rules.schema.ts';
import { namedLaboratorySchema } from '../facility/laboratory-id.ts';
import { languageField } from '../language/index.ts';
import {
  idField,
  instantField,
  lineField,
  pageOf,
  recordFields,
  type ProblemCode,
} from '../http/index.ts';
import { priorities } from '../orders/priority.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { arrivalConditionSchema } from '../samples/arrival-condition.ts';
import { amendmentReasons, amendmentSchema } from './amendment.schema.ts';
import {
  appliedCommentSchema,
  commentIdsField,
  reportedCommentSchema,
} from './applied-comment.schema.ts';
import { reflexReasonSchema, reflexSchema } from './reflex.schema.ts';
import { attachedFileSchema, attachmentSchema } from './attachment.ts';
import {
  checkSchema,
  holdReleaseSchema,
  manualHoldSchema,
  previousValueSchema,
  secondSpecimenSchema,
} from './check.schema.ts';
import { confirmationStates, flagReasons, flags, reactivities } from './flag.schema.ts';
import { namedWardSchema } from '../facility/ward-id.ts';
import type { Named } from '../http/named.ts';
import { secondValueSchema } from './second-value.schema.ts';
import { valueUncertaintySchema } from './uncertainty.schema.ts';
import { resultTraceSchema } from './result-trace.schema.ts';
import { orderIdField } from '../orders/order-id.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { valueField } from './narrative.ts';
import { resultIdField } from './result-id.ts';
import { resultTasks } from '../identity/competence/authorization.ts';
import { userIdField } from '../identity/user-id.ts';
import { interferenceActions } from '../catalogue/interference.schema.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { instrumentIdField } from './instrument-id.ts';

/** Domain model 2.14. */
export const resultStates = [
  'pending',
  'entered',
  'held',
  'verified',
  'released',
  'amended',
  'not_calculated',
  'cancelled',
  'entered_in_error',
] as const;
export type ResultState = (typeof resultStates)[number];

/** Why a reported result is not visible in the portal. */
export const withheldVisibilities = [
  'delayed',
  'manual',
  'never',
  'awaiting_notification',
] as const;
export type WithheldVisibility = (typeof withheldVisibilities)[number];

/**
 * Source of a value: entered manually, or imported from an instrument. Null without a value, and
 * for other sources.
 */
export const resultSources = ['manual', 'instrument'] as const;
export type ResultSource = (typeof resultSources)[number];

const instrumentObject = v.object({ id: instrumentIdField, name: v.string() });
export interface InstrumentSchema extends Named<typeof instrumentObject> {}
export const instrumentSchema: InstrumentSchema = instrumentObject;
export interface Instrument extends v.InferOutput<InstrumentSchema> {}

/** Reason for marking a result as entered in error. */
export const errorReasons = ['wrong_patient', 'wrong_sample', 'other'] as const;

/**
 * A correction of a recorded value: user, time, reason and the replaced value. The current value is
 * in the result itself.
 */
const correctionObject = v.object({
  kind: v.picklist(['amended', 'retest', 'entered_in_error']),
  /** Null for a repeat, whose reason is free text only. */
  code: v.nullable(v.picklist([...amendmentReasons, ...errorReasons])),
  reason: v.string(),
  by: v.object({ id: userIdField, name: v.string() }),
  at: instantField,
  /** The replaced version. */
  from_version: v.number(),
  value_text: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
});
export interface CorrectionSchema extends Named<typeof correctionObject> {}
export const correctionSchema: CorrectionSchema = correctionObject;

export interface Correction extends v.InferOutput<CorrectionSchema> {}

const resultObject = v.object({
  ...recordFields,
  id: resultIdField,
  order_item_id: idField,
  order_id: orderIdField,
  order_number: v.string(),
  priority: v.picklist(priorities),
  sample_id: sampleIdField,
  /** Version of the specimen, for changes to it. */
  sample_version: v.number(),
  accession_number: v.string(),
  specimen_type: v.string(),
  /** Specimen condition on receipt; null: none recorded. */
  specimen_condition: v.nullable(arrivalConditionSchema),
  collected_at: v.nullable(instantField),
  received_at: v.nullable(instantField),
  /** Due time; null before its start event, or if the test has no target. */
  due_at: v.nullable(instantField),
  patient: patientSummarySchema,
  /** The ward of the order; null: not stated. */
  ward: v.nullable(namedWardSchema),
  /** Where the test is performed. Omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  test: v.object({
    id: testParameterIdField,
    code: v.string(),
    name: v.string(),
    result_type: v.picklist(resultTypes),
    decimals: v.number(),
    coded_values: v.array(codedValueSchema),
    /** Templates of a narrative result that takes entry; otherwise empty. */
    narrative_templates: v.array(narrativeTemplateSchema),
    loinc: v.nullable(v.string()),
    /** Plausible limits; entry beyond them requires a reason. */
    plausible: v.nullable(limitsSchema),
    /** Formula of a calculated value; null: measured and entered. */
    calculation: v.nullable(calculationSchema),
    /** Portal release policy at the time of the order. */
    portal: portalRuleSchema,
  }),
  status: v.picklist(resultStates),
  /**
   * Tasks for which the reader has no current authorization in the department of the test. Omitted
   * if there is none, and where the facility does not require authorizations.
   */
  not_authorized_for: v.optional(v.array(v.picklist(resultTasks))),
  /**
   * The reported value: numbers in ASCII notation, rounded to the decimals of the test
   * (`acceptValue`); for an attachment, the file name.
   */
  value_text: v.nullable(v.string()),
  /** The value as measured or calculated; null if it was not rounded. Never reported. */
  unrounded_value: v.nullable(v.string()),
  /** File of an attachment result; null before upload, and for other result types. */
  attachment: v.nullable(attachmentSchema),
  comparator: v.nullable(v.picklist(['<', '<=', '>=', '>'])),
  unit: v.nullable(v.string()),
  unit_display: v.nullable(v.string()),
  /** In the second unit of the test. Omitted if it has none, and without a number. */
  second: v.optional(secondValueSchema),
  /** Measurement uncertainty of the value. Omitted if unknown. */
  uncertainty: v.optional(valueUncertaintySchema),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  critical: v.boolean(),
  /**
   * The interval that applied to this patient at collection, stored with the result; null if none
   * applies.
   */
  range: v.nullable(rangeRowSchema),
  /**
   * The interval that will apply once a value is entered, from the catalogue at the time of the
   * order.
   */
  applicable_range: v.nullable(rangeRowSchema),
  /** Critical limits that will apply; null if there are none for this patient. */
  applicable_critical: v.nullable(rangeRowSchema),
  /**
   * Current previous value; null if there is none, or if the user may not see it. The value used by
   * a check is stored with the check.
   */
  previous: v.nullable(previousValueSchema),
  /** Checks made at entry; null without a value, or if the value predates them. */
  checks: v.nullable(v.array(checkSchema)),
  /**
   * Action of an interference index recorded after verification. The verified value is unchanged
   * until it is amended; null if there is none.
   */
  late_interference: v.nullable(v.picklist(interferenceActions)),
  /**
   * For a value on hold because it differs from a previous coded value: the specimen that confirms
   * it. Null if there is none.
   */
  second_specimen: v.nullable(secondSpecimenSchema),
  /** Release of a hold; null if there was none. */
  hold_release: v.nullable(holdReleaseSchema),
  source: v.nullable(v.picklist(resultSources)),
  /**
   * The instrument, whose QC decides on a QC hold. Null if unknown; QC of all the test’s
   * instruments applies then.
   */
  instrument: v.nullable(instrumentSchema),
  comment: v.string(),
  /** Coded comments, in the order of the report. */
  coded_comments: v.array(appliedCommentSchema),
  /** The last correction; null if the value is the first. */
  correction: v.nullable(correctionSchema),
  /** The open amendment: the reported value is under correction; null if there is none. */
  amendment: v.nullable(amendmentSchema),
  entered_by: v.nullable(v.object({ id: userIdField, name: v.string() })),
  entered_at: v.nullable(instantField),
  /** Null with `verified_at` set: verified by the rule in `rule_reference`. */
  verified_by: v.nullable(v.object({ id: userIdField, name: v.string() })),
  /** Null before verification. */
  verification: v.nullable(v.picklist(['manual', 'auto'])),
  /** The rule that verified it, by test code and version: `K v3`. */
  rule_reference: v.nullable(v.string()),
  verified_at: v.nullable(instantField),
  /** The second verifier if two verifications are required; null if the first one released it. */
  released_by: v.nullable(v.object({ id: userIdField, name: v.string() })),
  released_at: v.nullable(instantField),
  /** Time of portal visibility, see `portalVisibility`. Null: not automatic. */
  portal_from: v.nullable(instantField),
  /** Whether a critical result notification is open: the patient does not see the result yet. */
  awaiting_notification: v.boolean(),
  /** Reflex tests triggered since verification. */
  reflexes: v.array(reflexSchema),
  /** Reason a reflex test is on the order; null if it was ordered by a user. */
  added_because: v.nullable(reflexReasonSchema),
});
export interface ResultSchema extends Named<typeof resultObject> {}
export const resultSchema: ResultSchema = resultObject;

export interface Result extends v.InferOutput<ResultSchema> {}

/** Identifies a version of a result. */
export const versionOf = {
  id: resultIdField,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

/**
 * Each value is accepted or rejected individually: a concurrent change to one row does not block
 * the others.
 */
export const enterResultsBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        ...versionOf,
        value_text: valueField,
        comment: v.optional(lineField(500, 0)),
        /** Required if the value is outside the plausible limits. */
        override_reason: v.optional(lineField(200)),
        /** The instrument; omitted if unknown. */
        instrument_id: v.optional(instrumentIdField),
      }),
    ),
    v.minLength(1, 'must contain at least one value'),
    v.maxLength(100, 'must contain at most 100 values'),
  ),
});

/** Reason for rejecting one entered value. */
export const entryRefusals = [
  'not_found',
  'version_stale',
  'result_state',
  'result_calculated',
  'sample_not_usable',
  'number_unreadable',
  'titer_unreadable',
  'ratio_unreadable',
  'not_an_answer',
  'line_expected',
  'narrative_unreadable',
  'file_expected',
  'implausible_value',
  'instrument_unknown',
  'not_authorized',
] as const satisfies readonly ProblemCode[];
export type EntryRefusal = (typeof entryRefusals)[number];

export const enteredResultsSchema = v.object({
  /** Accepted results in their current state, followed by results calculated from them. */
  items: v.array(resultSchema),
  /** Rejected results, with the reason; `detail` names the test, the value and what is accepted. */
  refused: v.array(
    v.object({ id: resultIdField, code: v.picklist(entryRefusals), detail: v.string() }),
  ),
});

/** Maximum number of results verified per request. */
export const MAX_VERIFIED = 100;

export const verifyResultsBody = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject(versionOf)),
    v.minLength(1, 'must contain at least one result'),
    v.maxLength(MAX_VERIFIED, `must contain at most ${MAX_VERIFIED} results`),
  ),
  /**
   * Whether the results were reviewed as a list: any that needs individual review is refused
   * (`reviewReason`). @default false
   */
  bulk: v.optional(v.boolean(), false),
});

export const holdResultsBody = v.strictObject({
  items: verifyResultsBody.entries.items,
  /** Why the results must not be verified yet. */
  reason: lineField(300),
});

/**
 * Replacing a released result requires a documented reason (ISO 15189:2022 7.4.1.8, CLIA
 * 493.1291(k)).
 */
const correctionReason = lineField(300);

export const amendResultBody = v.strictObject({
  value_text: valueField,
  comment: lineField(500, 0),
  /** All coded comments of the amended result. Unchanged if omitted. */
  comment_ids: v.optional(commentIdsField),
  code: v.picklist(amendmentReasons),
  reason: correctionReason,
  /** Required if the value is outside the plausible limits. */
  override_reason: v.optional(lineField(200)),
});

export const attachFileBody = v.strictObject({
  file: attachedFileSchema,
  comment: lineField(500, 0),
});

export const amendWithFileBody = v.strictObject({
  file: attachedFileSchema,
  comment: lineField(500, 0),
  /** All coded comments of the amended result. Unchanged if omitted. */
  comment_ids: v.optional(commentIdsField),
  code: v.picklist(amendmentReasons),
  reason: correctionReason,
});

export const retestBody = v.strictObject({ reason: correctionReason });

export const rejectAmendmentBody = v.strictObject({ reason: correctionReason });

export const enteredInErrorBody = v.strictObject({
  code: v.picklist(errorReasons),
  reason: correctionReason,
});

const resultVersionObject = v.object({
  version: v.number(),
  /** Creation time and author of this version. */
  at: instantField,
  by: v.nullable(v.string()),
  status: v.picklist(resultStates),
  value_text: v.nullable(v.string()),
  /** See `Result`. */
  unrounded_value: v.nullable(v.string()),
  attachment: v.nullable(attachmentSchema),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  source: v.nullable(v.picklist(resultSources)),
  instrument: v.nullable(instrumentSchema),
  comment: v.string(),
  coded_comments: v.array(appliedCommentSchema),
  /**
   * The user who changed the coded comments with this version; null if it changed something else.
   */
  comments_changed_by: v.nullable(v.string()),
  /** Reason for replacing the previous version; null for a regular entry or verification. */
  correction: v.nullable(correctionSchema),
  /** Set for the version in which a verifier put the result on hold. */
  hold: v.nullable(manualHoldSchema),
  /** Set for the version in which a hold was released. */
  hold_release: v.nullable(holdReleaseSchema),
  /** Verifier of the version, which `correction.by` proposed; null if it is no correction. */
  correction_verified_by: v.nullable(v.string()),
  /** Set for the version that a rule verified. */
  rule_reference: v.nullable(v.string()),
  /** Null without a measured value, as for a calculation. */
  trace: v.nullable(resultTraceSchema),
});
export interface ResultVersionSchema extends Named<typeof resultVersionObject> {}
export const resultVersionSchema: ResultVersionSchema = resultVersionObject;

export interface ResultVersion extends v.InferOutput<ResultVersionSchema> {}

/** A result as the patient sees it: released values only, without internal laboratory data. */
const patientResultObject = v.object({
  id: resultIdField,
  order_id: orderIdField,
  order_number: v.string(),
  /** Ordering provider, as printed on the report. */
  ordered_by: v.string(),
  test_name: v.string(),
  /**
   * Explanation and translated texts by language of the test; null values fall back to the
   * original.
   */
  translations: v.record(
    languageField,
    v.object({
      test_name: v.string(),
      meaning: v.string(),
      value_text: v.nullable(v.string()),
      expected: v.nullable(v.string()),
    }),
  ),
  result_type: v.picklist(resultTypes),
  specimen_type: v.string(),
  /** For an attachment, the file name. */
  value_text: v.nullable(v.string()),
  attachment: v.nullable(attachmentSchema),
  unit_display: v.nullable(v.string()),
  /** In the second unit of the test. Omitted if it has none, and without a number. */
  second: v.optional(secondValueSchema),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  /** Reactivity that a screening test reports instead of a positive or negative flag; else null. */
  reactivity: v.nullable(v.picklist(reactivities)),
  /** Confirmation of a reactive screening result; omitted for every other result. */
  confirmation: v.optional(v.picklist(confirmationStates)),
  critical: v.boolean(),
  /** Coded comments, as printed on the report. Omitted if there are none. */
  comments: v.optional(v.array(reportedCommentSchema)),
  range: v.nullable(rangeRowSchema),
  collected_at: v.nullable(instantField),
  released_at: v.nullable(instantField),
  corrected: v.boolean(),
  /** A correction of this value awaits verification. */
  under_correction: v.boolean(),
  /**
   * The released result was entered in error: there is no value now, and the earlier one must not
   * be used.
   */
  taken_back: v.boolean(),
});
export interface PatientResultSchema extends Named<typeof patientResultObject> {}
export const patientResultSchema: PatientResultSchema = patientResultObject;

export interface PatientResult extends v.InferOutput<PatientResultSchema> {}

/**
 * Number of results of an open order that are pending or not yet visible to the patient. The tests
 * are not named.
 */
const resultsToComeObject = v.object({
  order_id: orderIdField,
  order_number: v.string(),
  collected_at: v.nullable(instantField),
  count: v.number(),
  /**
   * Staff only, empty for patients: released results that are not visible, with the time of
   * visibility or never.
   */
  withheld: v.array(
    v.object({
      result_id: resultIdField,
      test_name: v.string(),
      visibility: v.picklist(withheldVisibilities),
      from: v.nullable(instantField),
    }),
  ),
});
export interface ResultsToComeSchema extends Named<typeof resultsToComeObject> {}
export const resultsToComeSchema: ResultsToComeSchema = resultsToComeObject;

export interface ResultsToCome extends v.InferOutput<ResultsToComeSchema> {}

export const patientResultsSchema = v.object({
  ...pageOf(patientResultSchema).entries,
  /** Only on the first page, newest order first; at most 50. */
  to_come: v.array(resultsToComeSchema),
});

/** When a result became visible in the portal, and by whom; null if automatic. */
const shownObject = v.object({ at: instantField, by: v.nullable(v.string()) });
export interface ShownSchema extends Named<typeof shownObject> {}
export const shownSchema: ShownSchema = shownObject;
export interface Shown extends v.InferOutput<ShownSchema> {}
