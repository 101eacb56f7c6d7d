import * as v from 'valibot';
import { decimalField } from '../catalogue/index.ts';
import { namedLaboratorySchema } from '../facility/laboratory-id.ts';
import {
  enteredInstantField,
  idField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { allowableOutcomes } from './allowable-error.ts';
import { allowableErrorEntries } from './eqa-limits.schema.ts';
import { eqaScores, eqaStates, lateReasons } from './eqa.ts';
import { correctiveActionSchema, personSchema, sdField } from './quality-control.schema.ts';
import type { Named } from '../http/named.ts';
import { instrumentIdField } from '../results/instrument-id.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

const MAX_SAMPLES = 20;
const MAX_TESTS = 60;

const sampleFields = {
  code: lineField(40),
  test_parameter_ids: v.pipe(
    v.array(testParameterIdField),
    v.minLength(1, 'must contain at least one test'),
    v.maxLength(MAX_TESTS, `must contain at most ${MAX_TESTS} tests`),
    v.check((ids) => new Set(ids).size === ids.length, 'must not contain duplicate tests'),
  ),
};

const someSamples = <S extends v.GenericSchema<unknown, { code: string }>>(sample: S) =>
  v.pipe(
    v.array(sample),
    v.minLength(1, 'must contain at least one specimen'),
    v.maxLength(MAX_SAMPLES, `must contain at most ${MAX_SAMPLES} specimens`),
    v.check(
      (samples) => new Set(samples.map(({ code }) => code)).size === samples.length,
      'must not contain duplicate specimens',
    ),
  );

const announcedFields = {
  scheme: lineField(80),
  round: lineField(40),
  closes_at: enteredInstantField,
  /**
   * The instrument that the values are measured on: each instrument has its own submission and
   * score. Null: the laboratory reports once, or the instrument is not stated.
   */
  instrument_id: v.optional(v.nullable(instrumentIdField), null),
};

/** A round of a scheme: its specimens, and the tests to report for each. */
export const eqaRoundBody = v.strictObject({
  ...announcedFields,
  samples: someSamples(v.strictObject(sampleFields)),
});

/**
 * A complete round, replacing the stored one. Entered values stay with their specimen even if its
 * code changes; values of removed specimens or tests are deleted.
 */
export const eqaRoundUpdateBody = v.strictObject({
  ...announcedFields,
  samples: v.pipe(
    someSamples(
      v.strictObject({
        ...sampleFields,
        /** The current code in the round; null for a new specimen. */ was: v.nullable(
          lineField(40),
        ),
      }),
    ),
    v.check((samples) => {
      const codes = samples.flatMap(({ was }) => was ?? []);
      return new Set(codes).size === codes.length;
    }, 'must not refer to the same existing specimen twice'),
  ),
});

const reportedField = v.nullable(decimalField);

/** The submitted value of one test on one specimen, with the scheme’s score. */
const eqaValueObject = v.object({
  id: idField,
  sample_code: v.string(),
  /** Test data from the catalogue at the time the round was created. */
  test: v.object({
    id: testParameterIdField,
    code: v.string(),
    name: v.string(),
    /** UCUM code; null: without a unit, or not stored. */
    unit: v.nullable(v.string()),
    unit_display: v.nullable(v.string()),
  }),
  /** Null: not submitted, which is not 0. */
  reported: reportedField,
  assigned: v.nullable(decimalField),
  /** Standard deviation for proficiency assessment (SDPA). */
  sd_pa: v.nullable(decimalField),
  /** (reported − assigned) / SDPA; z and score are null until all three are known. */
  z: v.nullable(v.number()),
  score: v.nullable(v.picklist(eqaScores)),
  /** The allowable error in force on the closing day, as applied; null without one. */
  allowable: v.nullable(v.object(allowableErrorEntries)),
  /** See `allowableOutcomeOf`; null without an allowable error or assigned value. */
  allowable_outcome: v.nullable(v.picklist(allowableOutcomes)),
});
export interface EqaValueSchema extends Named<typeof eqaValueObject> {}
export const eqaValueSchema: EqaValueSchema = eqaValueObject;
export interface EqaValue extends v.InferOutput<EqaValueSchema> {}

const eqaRoundObject = v.object({
  ...recordFields,
  /** The laboratory that takes part; omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  scheme: v.string(),
  round: v.string(),
  /** The instrument with its current name; null: not stated. */
  instrument: v.nullable(v.object({ id: instrumentIdField, name: v.string() })),
  closes_at: instantField,
  state: v.picklist(eqaStates),
  /** Number of requested values, by status. */
  counts: v.object({
    values: v.number(),
    reported: v.number(),
    acceptable: v.number(),
    questionable: v.number(),
    unacceptable: v.number(),
    /** Values graded by allowable error, and those of them that are acceptable. */
    graded: v.number(),
    within: v.number(),
  }),
  /** `late_reason`: reason for submission after the deadline; null if on time. */
  submitted: v.nullable(
    v.object({
      at: instantField,
      by: personSchema,
      late_reason: v.nullable(v.picklist(lateReasons)),
    }),
  ),
  /** Time at which scores were first entered. */
  scored_at: v.nullable(instantField),
  reviewed: v.nullable(v.object({ at: instantField, by: personSchema, comment: v.string() })),
  /** A withdrawn round stays on record, but its values are excluded from all statistics. */
  withdrawn: v.nullable(v.object({ at: instantField, by: personSchema, reason: v.string() })),
});
export interface EqaRoundSchema extends Named<typeof eqaRoundObject> {}
export const eqaRoundSchema: EqaRoundSchema = eqaRoundObject;
export interface EqaRound extends v.InferOutput<EqaRoundSchema> {}

const eventEntries = {
  graded: v.number(),
  acceptable: v.number(),
  /** 0 to 100, unrounded. */
  score: v.number(),
  satisfactory: v.boolean(),
};

/** A round with its values by specimen, and the corrective actions for unacceptable ones. */
const eqaRoundDetailObject = v.object({
  ...eqaRoundSchema.entries,
  values: v.array(eqaValueSchema),
  /** Score of all values graded by allowable error; null while none is graded. */
  event: v.nullable(v.object(eventEntries)),
  /** Scores of the tests with graded values. */
  test_events: v.array(
    v.object({
      test: v.object({ id: testParameterIdField, code: v.string(), name: v.string() }),
      ...eventEntries,
      /** Score the event requires, in percent. */
      required: v.number(),
      /** Two of the last three events of the scheme are unsatisfactory, this one included. */
      unsuccessful: v.boolean(),
      /** Earlier events of the scheme on the same instrument, latest first. */
      earlier: v.array(v.object({ round: v.string(), closes_at: instantField, ...eventEntries })),
    }),
  ),
  actions: v.array(correctiveActionSchema),
});
export interface EqaRoundDetailSchema extends Named<typeof eqaRoundDetailObject> {}
export const eqaRoundDetailSchema: EqaRoundDetailSchema = eqaRoundDetailObject;
export interface EqaRoundDetail extends v.InferOutput<EqaRoundDetailSchema> {}

const someValues = <S extends v.GenericSchema<unknown, { id: string }>>(value: S) =>
  v.pipe(
    v.array(value),
    v.minLength(1, 'must contain at least one value'),
    v.maxLength(MAX_SAMPLES * MAX_TESTS, `must contain at most ${MAX_SAMPLES * MAX_TESTS} values`),
    v.check(
      (values) => new Set(values.map(({ id }) => id)).size === values.length,
      'must not contain duplicate values',
    ),
  );

/** Values not listed are unchanged; null clears a value. */
export const eqaReportedBody = v.strictObject({
  values: someValues(v.strictObject({ id: idField, reported: reportedField })),
});

export const eqaSubmissionBody = v.strictObject({
  /** Required after the deadline of the round; stored. */ late_reason: v.nullable(
    v.picklist(lateReasons),
  ),
});

/**
 * The scheme’s assigned values; z, score and the outcome by allowable error are derived from them.
 * `sd_pa` is null only for a test with an applicable allowable error.
 */
export const eqaAssignedBody = v.strictObject({
  values: someValues(
    v.strictObject({ id: idField, assigned: decimalField, sd_pa: v.nullable(sdField) }),
  ),
});

export const eqaReviewBody = v.strictObject({ comment: lineField(500) });
