import * as v from 'valibot';
import { calculationSchema } from '../catalogue/calculation/calculation.schema.ts';
import { resultTypes } from '../catalogue/result-types.ts';
import {
  codedValueSchema,
  limitsSchema,
  portalRuleSchema,
  rangeRowSchema,
} from '../catalogue/value-rules.schema.ts';
import { languageField } from '../language/index.ts';
import {
  idField,
  instantField,
  lineField,
  pageOf,
  recordFields,
  type ProblemCode,
} from '../http/index.ts';
import { priorities } from '../orders/order.schema.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { arrivalConditionSchema } from '../samples/arrival-condition.ts';
import { reflexReasonSchema, reflexSchema } from './reflex.schema.ts';
import { attachedFileSchema, attachmentSchema } from './attachment.ts';
import { checkSchema, holdReleaseSchema, previousValueSchema } from './check.schema.ts';
import { flagReasons, flags } from './flag.schema.ts';

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

/** How a value came to be on record: typed by a person, or taken over from what an instrument wrote. Null while there is none, and where neither did. */
export const resultSources = ['manual', 'instrument'] as const;
export type ResultSource = (typeof resultSources)[number];

/** What something is measured with. */
export const instrumentSchema = v.object({ id: idField, name: v.string() });
export type Instrument = v.InferOutput<typeof instrumentSchema>;

/** Why a reported value was wrong (domain model 2.6). */
export const amendmentReasons = ['clerical', 'reanalysis', 'interpretation', 'other'] as const;

/** Why a result should never have been there. */
export const errorReasons = ['wrong_patient', 'wrong_sample', 'other'] as const;

/**
 * What was done to a value that somebody had already put on record: by whom, when and why, with the value that stood there before. What stands there
 * now is the result itself.
 */
export const correctionSchema = v.object({
  kind: v.picklist(['amended', 'retest', 'entered_in_error']),
  /** Null for a retest, whose reason is told in words alone. */
  code: v.nullable(v.picklist([...amendmentReasons, ...errorReasons])),
  reason: v.string(),
  by: v.object({ id: idField, name: v.string() }),
  at: instantField,
  /** The version that was replaced. */
  from_version: v.number(),
  value_text: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
});

export type Correction = v.InferOutput<typeof correctionSchema>;

export const resultSchema = v.object({
  ...recordFields,
  order_item_id: idField,
  order_id: idField,
  order_number: v.string(),
  priority: v.picklist(priorities),
  sample_id: idField,
  accession_number: v.string(),
  specimen_type: v.string(),
  /** What the specimen was like on arrival; null: nothing was noted. */
  specimen_condition: v.nullable(arrivalConditionSchema),
  collected_at: v.nullable(instantField),
  received_at: v.nullable(instantField),
  /** By when it should be done; null while its time has not begun, or when its test has no rule for it. */
  due_at: v.nullable(instantField),
  patient: patientSummarySchema,
  test: v.object({
    id: idField,
    code: v.string(),
    name: v.string(),
    result_type: v.picklist(resultTypes),
    decimals: v.number(),
    coded_values: v.array(codedValueSchema),
    loinc: v.nullable(v.string()),
    /** Beyond these, entry asks for a reason. */
    plausible: v.nullable(limitsSchema),
    /** How its value is calculated; null: it is measured and entered. */
    calculation: v.nullable(calculationSchema),
    /** What its patient is shown, and when, as it was when it was ordered. */
    portal: portalRuleSchema,
  }),
  status: v.picklist(resultStates),
  /** Exactly as entered; of a file its name. */
  value_text: v.nullable(v.string()),
  /** The file that the result is; null while there is none, and of every test whose result is a value. */
  attachment: v.nullable(attachmentSchema),
  comparator: v.nullable(v.picklist(['<', '<=', '>=', '>'])),
  unit: v.nullable(v.string()),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  critical: v.boolean(),
  /** The interval that applied to this patient at collection, kept with the result; null when none applies. */
  range: v.nullable(rangeRowSchema),
  /** What will apply, before a value is entered, by the catalogue as it was when the test was ordered. */
  applicable_range: v.nullable(rangeRowSchema),
  /** Beyond which limits a value will be critical; null when there are none for this patient. */
  applicable_critical: v.nullable(rangeRowSchema),
  /** What the value stands beside; null when there is none, or who reads may not see it. As it is now: what a check has compared with is kept with the check. */
  previous: v.nullable(previousValueSchema),
  /** What was looked at when the value was written; null while there is none, or when it is from before checks were kept. */
  checks: v.nullable(v.array(checkSchema)),
  /** Who let a held value go on; null when nobody had to. */
  hold_release: v.nullable(holdReleaseSchema),
  source: v.nullable(v.picklist(resultSources)),
  /** What it was measured with: its controls decide whether the value waits. Null when nobody said; then those of all the test's instruments do. */
  instrument: v.nullable(instrumentSchema),
  comment: v.string(),
  /** The last correction; null while every value is the first. */
  correction: v.nullable(correctionSchema),
  entered_by: v.nullable(v.object({ id: idField, name: v.string() })),
  entered_at: v.nullable(instantField),
  /** Null with `verified_at`: no person did, but the rule that `rule_reference` names. */
  verified_by: v.nullable(v.object({ id: idField, name: v.string() })),
  /** Null while nobody has. */
  verification: v.nullable(v.picklist(['manual', 'auto'])),
  /** The rule that has verified it, by its test and the version of it: `K v3`. */
  rule_reference: v.nullable(v.string()),
  verified_at: v.nullable(instantField),
  /** The second person, where two verify; null where whoever verified it released it at once. */
  released_by: v.nullable(v.object({ id: idField, name: v.string() })),
  released_at: v.nullable(instantField),
  /** From when its patient sees it: see `patientSight`. Null: not by itself. */
  portal_from: v.nullable(instantField),
  /** Which tests it has asked for since it was verified. */
  reflexes: v.array(reflexSchema),
  /** Why it is on the order although nobody ordered it; null when somebody did. */
  added_because: v.nullable(reflexReasonSchema),
});

export type Result = v.InferOutput<typeof resultSchema>;

/** Which version of a result is meant. */
export const versionOf = { id: idField, version: v.pipe(v.number(), v.integer(), v.minValue(1)) };

/** Each value is taken or refused by itself: what somebody else changed keeps no other row from being saved. */
export const enterResultsBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        ...versionOf,
        value_text: lineField(200),
        comment: v.optional(lineField(500, 0)),
        /** Needed when the value lies outside the plausible range. */
        override_reason: v.optional(lineField(200)),
        /** What it was measured with; left out when that is not known. */
        instrument_id: v.optional(idField),
      }),
    ),
    v.minLength(1, 'must hold at least one value'),
    v.maxLength(100, 'must hold at most 100 values'),
  ),
});

/** Why one value of an entry was not taken. */
export const entryRefusals = [
  'not_found',
  'version_stale',
  'result_state',
  'result_calculated',
  'sample_not_usable',
  'number_unreadable',
  'titer_unreadable',
  'ratio_unreadable',
  'file_expected',
  'implausible_value',
  'instrument_unknown',
] as const satisfies readonly ProblemCode[];
export type EntryRefusal = (typeof entryRefusals)[number];

export const enteredResultsSchema = v.object({
  /** Those that were taken, as they are now, and after them what was calculated from them. */
  items: v.array(resultSchema),
  /** Those that were not, and why. */
  refused: v.array(v.object({ id: idField, code: v.picklist(entryRefusals) })),
});

export const verifyResultsBody = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject(versionOf)),
    v.minLength(1, 'must name at least one result'),
    v.maxLength(100, 'must name at most 100 results'),
  ),
});

/** Nobody replaces what has been reported without a reason that others can read (ISO 15189:2022 7.4.1.8, CLIA 493.1291(k)). */
const correctionReason = lineField(300);

export const amendResultBody = v.strictObject({
  value_text: lineField(200),
  comment: lineField(500, 0),
  code: v.picklist(amendmentReasons),
  reason: correctionReason,
  /** Needed when the value lies outside the plausible range. */
  override_reason: v.optional(lineField(200)),
});

export const attachFileBody = v.strictObject({
  file: attachedFileSchema,
  comment: lineField(500, 0),
});

export const amendWithFileBody = v.strictObject({
  file: attachedFileSchema,
  comment: lineField(500, 0),
  code: v.picklist(amendmentReasons),
  reason: correctionReason,
});

export const retestBody = v.strictObject({ reason: correctionReason });

export const enteredInErrorBody = v.strictObject({
  code: v.picklist(errorReasons),
  reason: correctionReason,
});

/** A result as it was, or is: one of its versions. */
export const resultVersionSchema = v.object({
  version: v.number(),
  /** Since when it said this, and through whom. */
  at: instantField,
  by: v.nullable(v.string()),
  status: v.picklist(resultStates),
  value_text: v.nullable(v.string()),
  attachment: v.nullable(attachmentSchema),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  source: v.nullable(v.picklist(resultSources)),
  instrument: v.nullable(instrumentSchema),
  comment: v.string(),
  /** Why the version before this one was replaced; null for what is entered or verified as usual. */
  correction: v.nullable(correctionSchema),
  /** With the version by which a held value was let go on. */
  hold_release: v.nullable(holdReleaseSchema),
  /** With the version that a rule has verified: which one. */
  rule_reference: v.nullable(v.string()),
});

export type ResultVersion = v.InferOutput<typeof resultVersionSchema>;

/** A result as its patient reads it: released values only, without the laboratory's own names for things. */
export const patientResultSchema = v.object({
  id: idField,
  order_id: idField,
  order_number: v.string(),
  test_name: v.string(),
  /** What it tells and how it is called in the languages that its test is translated into; what is null is said as it stands. */
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
  /** Of a file its name. */
  value_text: v.nullable(v.string()),
  attachment: v.nullable(attachmentSchema),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  flag_reason: v.nullable(v.picklist(flagReasons)),
  critical: v.boolean(),
  range: v.nullable(rangeRowSchema),
  collected_at: v.nullable(instantField),
  released_at: v.nullable(instantField),
  corrected: v.boolean(),
  /** What was released here was entered in error: there is no value any more, and the one there was must not be used. */
  taken_back: v.boolean(),
});

export type PatientResult = v.InferOutput<typeof patientResultSchema>;

/** Of an order under way: how many results its patient still waits for, whether they are being made or not shown yet. Which ones, patients are not told. */
export const resultsToComeSchema = v.object({
  order_id: idField,
  order_number: v.string(),
  collected_at: v.nullable(instantField),
  count: v.number(),
  /** For staff alone, and none for the patient: what is released and not shown, from when it is, or that it never is. */
  withheld: v.array(
    v.object({
      result_id: idField,
      test_name: v.string(),
      sight: v.picklist(['delayed', 'manual', 'never']),
      from: v.nullable(instantField),
    }),
  ),
});

export type ResultsToCome = v.InferOutput<typeof resultsToComeSchema>;

export const patientResultsSchema = v.object({
  ...pageOf(patientResultSchema).entries,
  /** With the first page, newest order first; at most 50. */
  to_come: v.array(resultsToComeSchema),
});

/** Since when its patient sees a result, and who has shown it; nobody where the rule of its test did. */
export const shownSchema = v.object({ at: instantField, by: v.nullable(v.string()) });
export type Shown = v.InferOutput<typeof shownSchema>;
