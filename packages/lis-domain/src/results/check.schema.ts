import * as v from 'valibot';
import { arithmeticReasons } from '../catalogue/calculation/calculation.schema.ts';
import { intervalReasons } from '../catalogue/interval-reasons.ts';
import { ageSchema, deltaRuleSchema, limitsSchema } from '../catalogue/value-rules.schema.ts';
import { idField, instantField, lineField } from '../http/index.ts';
import { arrivalConditionSchema } from '../samples/arrival-condition.ts';
import { autoverificationCheckSchema } from './autoverification.schema.ts';

/** What a check says of a value. `warned`: shown to who verifies. `held`: the result waits for a person. `unknown` is never `passed`. */
export const checkOutcomes = ['passed', 'warned', 'held', 'unknown'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];
const outcome = v.picklist(checkOutcomes);

/** Why a delta check says what it says. */
export const deltaReasons = [
  'within_limit',
  'above_limit',
  'other_direction',
  'no_rule',
  'not_numeric',
  'comparator',
  'not_collected',
  'no_previous',
  'previous_too_old',
  'previous_not_numeric',
  'previous_zero',
] as const;
export type DeltaReason = (typeof deltaReasons)[number];

/** The patient's latest verified value of the same test and unit whose specimen was collected before this one's. */
export const previousValueSchema = v.object({
  result_id: idField,
  value_text: v.string(),
  collected_at: instantField,
});
export type PreviousValue = v.InferOutput<typeof previousValueSchema>;

/** How much a value differs from the one before (domain model 2.6.3). */
export const deltaCheckSchema = v.object({
  kind: v.literal('delta'),
  outcome,
  reason: v.picklist(deltaReasons),
  /** The rule that was in force; null when the test has none. */
  rule: v.nullable(deltaRuleSchema),
  previous: v.nullable(previousValueSchema),
  /** This value less the one before, exactly, in the test's unit, and of titers in dilution steps; null when they cannot be compared. */
  change: v.nullable(v.string()),
  /** The change in percent of the value before, to one place; null when that is zero, for titers, and when they cannot be compared. */
  percent: v.nullable(v.string()),
  /** What was held against the threshold, without its sign: in the unit, in percent, either of them per day, or in dilution steps; to three places where it is divided. */
  measured: v.nullable(v.string()),
  /** How long after the previous specimen this one was collected. */
  hours: v.nullable(v.number()),
});
export type DeltaCheck = v.InferOutput<typeof deltaCheckSchema>;

/** Why a calculated result has no value. `not_valid`: what has to hold for the formula does not. */
export const calculationReasons = [
  'input_missing',
  'input_not_calculated',
  'input_held',
  'input_not_numeric',
  'input_comparator',
  'age_unknown',
  'sex_unknown',
  'not_valid',
  'formula_unreadable',
  ...arithmeticReasons,
] as const;
export type CalculationReason = (typeof calculationReasons)[number];

/** How a value was calculated, from what, or why it could not be (domain model 2.1). */
export const calculationCheckSchema = v.object({
  kind: v.literal('calculation'),
  outcome,
  expression: v.string(),
  /** What has to hold for the formula; empty for nothing. */
  valid_if: v.string(),
  inputs: v.array(
    v.object({
      alias: v.string(),
      code: v.string(),
      name: v.string(),
      /** Null: the order has no such result. */
      result_id: v.nullable(idField),
      value_text: v.nullable(v.string()),
      unit_display: v.nullable(v.string()),
    }),
  ),
  /** The patient's, where the formula asks for them: full years at collection. */
  age: v.nullable(v.number()),
  sex: v.nullable(v.picklist(['male', 'female', 'unknown'])),
  /** Null: it was calculated. */
  reason: v.nullable(v.picklist(calculationReasons)),
  /** The code of the input that is in the way. */
  input: v.nullable(v.string()),
  /** The value before it was rounded: the one that is compared with limits. */
  exact: v.nullable(v.string()),
});
export type CalculationCheck = v.InferOutput<typeof calculationCheckSchema>;

/** One thing that was looked at when a value was written, kept with it: who verifies sees what was checked, and what could not be. */
export const checkSchema = v.variant('kind', [
  /** Beyond the limits a value is a slip of the pen until somebody says why it is not: the reason stands in `reason`. */
  v.object({
    kind: v.literal('plausible'),
    outcome,
    limits: v.nullable(limitsSchema),
    reason: v.nullable(v.string()),
  }),
  /** What the method can measure. Beyond it a value is written as `<low` or `>high`. */
  v.object({ kind: v.literal('measuring_range'), outcome, limits: v.nullable(limitsSchema) }),
  /** Which reference interval applies, and why; the interval itself is the result's `range`. */
  v.object({
    kind: v.literal('interval'),
    outcome,
    reason: v.picklist(intervalReasons),
    sex: v.picklist(['male', 'female', 'unknown']),
    /** At collection; the youngest that is possible, where the birth date is known only in part. */
    age: v.nullable(ageSchema),
    /** The oldest that is possible. Left out where the whole birth date is known. */
    oldest: v.optional(ageSchema),
    /** Of an estimated birth date: whether another interval, or other critical limits, would apply a year younger or older. Left out where it is no estimate. */
    estimate: v.optional(v.picklist(['decides', 'suffices'])),
  }),
  v.object({ kind: v.literal('critical'), outcome }),
  deltaCheckSchema,
  /** Whether the controls of the test are in order: a rejected one holds patients' results (domain model 2.8). */
  v.object({ kind: v.literal('qc'), outcome: v.picklist(['passed', 'held', 'unknown']) }),
  calculationCheckSchema,
  /** What was noted of the specimen makes the value doubtful. There is none where nothing of that kind was noted. */
  v.object({
    kind: v.literal('specimen'),
    outcome: v.literal('warned'),
    condition: arrivalConditionSchema,
  }),
  /** What the test's rule of autoverification has said, where one is in force. */
  autoverificationCheckSchema,
]);
export type Check = v.InferOutput<typeof checkSchema>;
export type CheckKind = Check['kind'];
export const checkKinds = checkSchema.options.map(({ entries }) => entries.kind.literal);

/** Why a held result may go on. */
export const holdReleaseReasons = [
  'repeat_agrees',
  'specimen_checked',
  'clinical_change',
  'other',
] as const;
export type HoldReleaseReason = (typeof holdReleaseReasons)[number];

/** Who let a held result go on, when and why. */
export const holdReleaseSchema = v.object({
  code: v.picklist(holdReleaseReasons),
  note: v.string(),
  by: v.object({ id: idField, name: v.string() }),
  at: instantField,
  /** The version that was held. */
  from_version: v.number(),
});
export type HoldRelease = v.InferOutput<typeof holdReleaseSchema>;

export const releaseHoldBody = v.pipe(
  v.strictObject({ code: v.picklist(holdReleaseReasons), note: lineField(300, 0) }),
  v.forward(
    v.check(
      ({ code, note }) => code !== 'other' || note !== '',
      'is needed when the reason is none of the others',
    ),
    ['note'],
  ),
);
