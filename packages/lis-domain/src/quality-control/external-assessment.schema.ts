import * as v from 'valibot';
import { decimalField } from '../catalogue/index.ts';
import { idField, instantField, lineField, recordFields } from '../http/index.ts';
import { eqaScores, eqaStates, lateReasons } from './external-assessment.ts';
import { correctiveActionSchema, personSchema, sdField } from './quality-control.schema.ts';

const MOST_SAMPLES = 20;
const MOST_TESTS = 60;

const sampleFields = {
  code: lineField(40),
  test_parameter_ids: v.pipe(
    v.array(idField),
    v.minLength(1, 'must name at least one test'),
    v.maxLength(MOST_TESTS, `must be at most ${MOST_TESTS} tests`),
    v.check((ids) => new Set(ids).size === ids.length, 'must name each test once'),
  ),
};

const someSamples = <S extends v.GenericSchema<unknown, { code: string }>>(sample: S) =>
  v.pipe(
    v.array(sample),
    v.minLength(1, 'must name at least one specimen'),
    v.maxLength(MOST_SAMPLES, `must be at most ${MOST_SAMPLES} specimens`),
    v.check(
      (samples) => new Set(samples.map(({ code }) => code)).size === samples.length,
      'must name each specimen once',
    ),
  );

const announcedFields = { scheme: lineField(80), round: lineField(40), closes_at: instantField };

/** A round of a scheme: which specimens it has sent, and which tests are to be reported of each. */
export const eqaRoundBody = v.strictObject({
  ...announcedFields,
  samples: someSamples(v.strictObject(sampleFields)),
});

/** The whole round anew. Values that were entered stay with their specimen, also under another code; those of what is taken out are gone. */
export const eqaRoundUpdateBody = v.strictObject({
  ...announcedFields,
  samples: v.pipe(
    someSamples(
      v.strictObject({
        ...sampleFields,
        /** The code it has in the round now; null for one that is new. */ was: v.nullable(
          lineField(40),
        ),
      }),
    ),
    v.check((samples) => {
      const kept = samples.flatMap(({ was }) => was ?? []);
      return new Set(kept).size === kept.length;
    }, 'must go on with each specimen once'),
  ),
});

const reportedField = v.nullable(decimalField);

/** What is reported of one test of one specimen, and what the scheme makes of it. */
export const eqaValueSchema = v.object({
  id: idField,
  sample_code: v.string(),
  /** As the catalogue had it when the round was entered. */
  test: v.object({
    id: idField,
    code: v.string(),
    name: v.string(),
    unit_display: v.nullable(v.string()),
  }),
  /** Null: not reported, which is no 0. */
  reported: reportedField,
  assigned: v.nullable(decimalField),
  /** Standard deviation for proficiency assessment. */
  sd_pa: v.nullable(decimalField),
  /** (reported − assigned) / SDPA; null, with the score, until both are known. */
  z: v.nullable(v.number()),
  score: v.nullable(v.picklist(eqaScores)),
});
export type EqaValue = v.InferOutput<typeof eqaValueSchema>;

export const eqaRoundSchema = v.object({
  ...recordFields,
  scheme: v.string(),
  round: v.string(),
  closes_at: instantField,
  state: v.picklist(eqaStates),
  /** How many values it asks for, and what has become of them. */
  counts: v.object({
    values: v.number(),
    reported: v.number(),
    acceptable: v.number(),
    questionable: v.number(),
    unacceptable: v.number(),
  }),
  /** `late_reason`: why it was handed in after its close; null when it was in time. */
  submitted: v.nullable(
    v.object({
      at: instantField,
      by: personSchema,
      late_reason: v.nullable(v.picklist(lateReasons)),
    }),
  ),
  /** When scores were entered first. */
  scored_at: v.nullable(instantField),
  reviewed: v.nullable(v.object({ at: instantField, by: personSchema, comment: v.string() })),
  /** It stays on record, and its values count in no figure. */
  withdrawn: v.nullable(v.object({ at: instantField, by: personSchema, reason: v.string() })),
});
export type EqaRound = v.InferOutput<typeof eqaRoundSchema>;

/** A round with its values, specimen by specimen, and what was done about those that were not acceptable. */
export const eqaRoundDetailSchema = v.object({
  ...eqaRoundSchema.entries,
  values: v.array(eqaValueSchema),
  actions: v.array(correctiveActionSchema),
});
export type EqaRoundDetail = v.InferOutput<typeof eqaRoundDetailSchema>;

const someValues = <S extends v.GenericSchema<unknown, { id: string }>>(value: S) =>
  v.pipe(
    v.array(value),
    v.minLength(1, 'must name at least one value'),
    v.maxLength(MOST_SAMPLES * MOST_TESTS, 'must be fewer values'),
    v.check(
      (values) => new Set(values.map(({ id }) => id)).size === values.length,
      'must name each value once',
    ),
  );

/** Values that are not named stay as they are; null takes one back. */
export const eqaReportedBody = v.strictObject({
  values: someValues(v.strictObject({ id: idField, reported: reportedField })),
});

export const eqaSubmissionBody = v.strictObject({
  /** Needed, and kept, once the round has closed. */ late_reason: v.nullable(
    v.picklist(lateReasons),
  ),
});

/** What the scheme has found; z and score follow from it. */
export const eqaAssignedBody = v.strictObject({
  values: someValues(v.strictObject({ id: idField, assigned: decimalField, sd_pa: sdField })),
});

export const eqaReviewBody = v.strictObject({ comment: lineField(500) });
