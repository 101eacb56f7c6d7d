import * as v from 'valibot';
import { arithmeticReasons } from '../catalogue/calculation/calculation.schema.ts';
import { ruleNamesField } from '../catalogue/consistency/rule-names.schema.ts';
import { intervalReasons } from '../catalogue/interval-reasons.ts';
import { ageSchema, deltaRuleSchema, limitsSchema } from '../catalogue/value-rules.schema.ts';
import { specimenTransports } from '../catalogue/specimen-transports.ts';
import { interferenceActions } from '../catalogue/interference.schema.ts';
import { instantField, lineField } from '../http/index.ts';
import { arrivalConditionSchema } from '../samples/arrival-condition.ts';
import { interferents } from '../samples/interference-index.ts';
import { autoverificationCheckSchema } from './autoverification.schema.ts';
import type { Named } from '../http/named.ts';
import { resultIdField } from './result-id.ts';
import { userIdField } from '../identity/user-id.ts';

/**
 * Outcome of a check. `warned`: displayed to the verifier. `held`: the result requires manual
 * review. `unknown` never counts as `passed`.
 */
export const checkOutcomes = ['passed', 'warned', 'held', 'unknown'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];
const outcome = v.picklist(checkOutcomes);

/** Reason for the outcome of a delta check. */
export const deltaReasons = [
  'within_limit',
  'above_limit',
  'other_direction',
  'value_changed',
  'value_unchanged',
  'no_rule',
  'not_numeric',
  'comparator',
  'not_collected',
  'no_previous',
  'previous_too_old',
  'previous_not_numeric',
  'previous_zero',
  'not_positive',
] as const;
export type DeltaReason = (typeof deltaReasons)[number];

/** The patient’s latest verified value of the same test and unit from an earlier collection. */
const previousValueObject = v.object({
  result_id: resultIdField,
  value_text: v.string(),
  collected_at: instantField,
});
export interface PreviousValueSchema extends Named<typeof previousValueObject> {}
export const previousValueSchema: PreviousValueSchema = previousValueObject;
export interface PreviousValue extends v.InferOutput<PreviousValueSchema> {}

/** A specimen of another collection with the same value: it decides on a value on hold. */
const secondSpecimenObject = v.object({
  accession_number: v.string(),
  collected_at: instantField,
});
export interface SecondSpecimenSchema extends Named<typeof secondSpecimenObject> {}
export const secondSpecimenSchema: SecondSpecimenSchema = secondSpecimenObject;
export interface SecondSpecimen extends v.InferOutput<SecondSpecimenSchema> {}

/** Change of a value from the previous one (domain model 2.6.3). */
const deltaCheckObject = v.object({
  kind: v.literal('delta'),
  outcome,
  reason: v.picklist(deltaReasons),
  /** The rule in force; null if the test has none. */
  rule: v.nullable(deltaRuleSchema),
  previous: v.nullable(previousValueSchema),
  /**
   * This value less the previous one, exactly, in the test’s unit; for titers in dilution steps.
   * Null if not comparable.
   */
  change: v.nullable(v.string()),
  /**
   * Change in percent of the previous value, to one decimal place; null if that is zero, for
   * titers, and if not comparable.
   */
  percent: v.nullable(v.string()),
  /**
   * Absolute value compared with the threshold: in the unit, in percent, either of them per day, or
   * in dilution steps. Quotients have three decimal places.
   */
  measured: v.nullable(v.string()),
  /** Hours between the two collections. */
  hours: v.nullable(v.number()),
});
export interface DeltaCheckSchema extends Named<typeof deltaCheckObject> {}
export const deltaCheckSchema: DeltaCheckSchema = deltaCheckObject;
export interface DeltaCheck extends v.InferOutput<DeltaCheckSchema> {}

/**
 * Reason a calculated result has no value. `not_valid`: the condition of the formula is not met.
 */
export const calculationReasons = [
  'input_missing',
  'input_not_calculated',
  'input_held',
  'input_not_reported',
  'input_not_numeric',
  'input_comparator',
  'age_unknown',
  'sex_unknown',
  'not_valid',
  'formula_unreadable',
  ...arithmeticReasons,
] as const;
export type CalculationReason = (typeof calculationReasons)[number];

/** Calculation of a value with its inputs, or the reason it was not possible (domain model 2.1). */
const calculationCheckObject = v.object({
  kind: v.literal('calculation'),
  outcome,
  expression: v.string(),
  /** Condition of the formula; empty if there is none. */
  valid_if: v.string(),
  inputs: v.array(
    v.object({
      alias: v.string(),
      code: v.string(),
      name: v.string(),
      /** Null: the order has no such result. */
      result_id: v.nullable(resultIdField),
      /** The value that the formula used: as measured, not as rounded for the report. */
      value_text: v.nullable(v.string()),
      unit_display: v.nullable(v.string()),
    }),
  ),
  /** The patient’s age in full years at collection and sex, if the formula uses them. */
  age: v.nullable(v.number()),
  sex: v.nullable(v.picklist(['male', 'female', 'unknown'])),
  /** Null: the value was calculated. */
  reason: v.nullable(v.picklist(calculationReasons)),
  /** Code of the input that prevented the calculation. */
  input: v.nullable(v.string()),
  /** The value before it was rounded for the report, to nine decimals. */
  exact: v.nullable(v.string()),
});
export interface CalculationCheckSchema extends Named<typeof calculationCheckObject> {}
export const calculationCheckSchema: CalculationCheckSchema = calculationCheckObject;
export interface CalculationCheck extends v.InferOutput<CalculationCheckSchema> {}

/** Evaluation of one recorded index by the limits of the test. */
const interferenceFindingObject = v.object({
  index: v.picklist(interferents),
  /** The recorded grade or number; null: hemolysis is recorded without a grade. */
  value: v.nullable(v.string()),
  /**
   * `below`: no limit is reached. `no_limit`: the test has no limit of this kind, a grade or a
   * number, so that the index cannot be compared.
   */
  reason: v.picklist(['reached', 'below', 'unreadable', 'no_limit', 'not_graded']),
  action: v.nullable(v.picklist(interferenceActions)),
});
export interface InterferenceFindingSchema extends Named<typeof interferenceFindingObject> {}
export const interferenceFindingSchema: InterferenceFindingSchema = interferenceFindingObject;
export interface InterferenceFinding extends v.InferOutput<InterferenceFindingSchema> {}

/**
 * Interference of the specimen by its indices. Absent if no index is recorded that the test has a
 * limit for.
 */
const interferenceCheckObject = v.object({
  kind: v.literal('interference'),
  outcome: v.picklist(['passed', 'warned', 'held']),
  /** The most severe action of the findings; null: no limit is reached. */
  action: v.nullable(v.picklist(interferenceActions)),
  findings: v.array(interferenceFindingSchema),
  /** The measured value, if it is not reported; null for users who only read results. */
  measured: v.nullable(v.string()),
});
export interface InterferenceCheckSchema extends Named<typeof interferenceCheckObject> {}
export const interferenceCheckSchema: InterferenceCheckSchema = interferenceCheckObject;
export interface InterferenceCheck extends v.InferOutput<InterferenceCheckSchema> {}

/**
 * Age of the specimen at measurement against the stability limit of the test, and its temperature
 * on arrival. Absent if the test has no limit for the specimen and it arrived as required.
 */
const stabilityCheckObject = v.object({
  kind: v.literal('stability'),
  outcome: v.picklist(['passed', 'held']),
  /** Age in full hours, rounded up, if it exceeds the limit. */
  hours: v.nullable(v.number()),
  /** Null: the test has no limit. */
  stability_hours: v.nullable(v.number()),
  /** Null: the age is unknown. */
  collected_at: v.nullable(instantField),
  /** Part of the age in refrigerated and frozen storage, in hours; absent without any. */
  stored: v.optional(
    v.array(
      v.object({
        condition: v.picklist(['refrigerated', 'frozen']),
        hours: v.number(),
        limit: v.number(),
      }),
    ),
  ),
  /** The specimen did not arrive in the required temperature condition. Absent: it did. */
  transport: v.optional(
    v.object({
      /** Null: none is required, but the condition found is not permitted. */
      required: v.nullable(v.picklist(specimenTransports)),
      found: v.picklist([...specimenTransports, 'other']),
      /** °C; null: recorded as a code. */
      temperature: v.nullable(v.string()),
    }),
  ),
});
export interface StabilityCheckSchema extends Named<typeof stabilityCheckObject> {}
export const stabilityCheckSchema: StabilityCheckSchema = stabilityCheckObject;
export interface StabilityCheck extends v.InferOutput<StabilityCheckSchema> {}

/** Reason a consistency rule could not be evaluated. */
export const consistencyReasons = [
  'input_pending',
  'input_missing',
  'input_not_calculated',
  'input_not_reported',
  'input_not_numeric',
  'input_comparator',
  'input_unit',
  'collected_apart',
  'age_unknown',
  'sex_unknown',
  'formula_unreadable',
  ...arithmeticReasons,
] as const;
export type ConsistencyReason = (typeof consistencyReasons)[number];

const comparedSide = v.object({ text: v.string(), value: v.string() });

/**
 * A consistency rule evaluated with the results of the order. Absent if the order does not contain
 * all tests of the rule.
 */
const consistencyCheckObject = v.object({
  kind: v.literal('consistency'),
  outcome,
  /** The rule in force at evaluation. */
  rule: v.object({
    code: v.string(),
    version: v.number(),
    name: v.string(),
    names: ruleNamesField,
    condition: v.string(),
    action: v.picklist(['warn', 'hold']),
    message: v.string(),
  }),
  /** The compared results as reported. */
  inputs: v.array(
    v.object({
      alias: v.string(),
      code: v.string(),
      name: v.string(),
      value_text: v.nullable(v.string()),
      unit_display: v.nullable(v.string()),
    }),
  ),
  /** Null: the rule was evaluated. */
  reason: v.nullable(v.picklist(consistencyReasons)),
  /** Code of the input that prevented the evaluation. */
  input: v.nullable(v.string()),
  /**
   * The comparisons that are not met, with the values put in. Empty if the rule is met, was not
   * evaluated, or was decided with a value that is known by its limits only.
   */
  failed: v.array(
    v.object({
      left: comparedSide,
      sign: v.picklist(['==', '!=', '<', '<=', '>', '>=']),
      right: comparedSide,
    }),
  ),
});
export interface ConsistencyCheckSchema extends Named<typeof consistencyCheckObject> {}
export const consistencyCheckSchema: ConsistencyCheckSchema = consistencyCheckObject;
export interface ConsistencyCheck extends v.InferOutput<ConsistencyCheckSchema> {}

/** A hold placed by a verifier, until it is released or the test is repeated. */
const manualHoldObject = v.object({
  kind: v.literal('manual'),
  outcome: v.literal('held'),
  reason: v.string(),
  by: v.object({ id: userIdField, name: v.string() }),
  at: instantField,
});
export interface ManualHoldSchema extends Named<typeof manualHoldObject> {}
export const manualHoldSchema: ManualHoldSchema = manualHoldObject;
export interface ManualHold extends v.InferOutput<ManualHoldSchema> {}

/**
 * A check made when a value was entered, stored with it: the verifier sees what was checked and
 * what could not be.
 */
export const checkSchema = v.variant('kind', [
  /**
   * A value beyond the plausible limits is treated as a typing error unless `reason` explains it.
   */
  v.object({
    kind: v.literal('plausible'),
    outcome,
    limits: v.nullable(limitsSchema),
    reason: v.nullable(v.string()),
  }),
  /** Measuring range of the method. Values beyond it are reported as `<low` or `>high`. */
  v.object({ kind: v.literal('measuring_range'), outcome, limits: v.nullable(limitsSchema) }),
  /** Which reference interval applies, and why; the interval itself is in the result’s `range`. */
  v.object({
    kind: v.literal('interval'),
    outcome,
    reason: v.picklist(intervalReasons),
    sex: v.picklist(['male', 'female', 'unknown']),
    /** Age at collection; the youngest possible for a partial date of birth. */
    age: v.nullable(ageSchema),
    /** The oldest possible age. Omitted for a full date of birth. */
    oldest: v.optional(ageSchema),
    /**
     * For an estimated date of birth: whether another interval or critical limit would apply a year
     * younger or older. Omitted if not estimated.
     */
    estimate: v.optional(v.picklist(['decides', 'suffices'])),
  }),
  v.object({ kind: v.literal('critical'), outcome }),
  deltaCheckSchema,
  /** QC status of the test: a rejected run holds patient results (domain model 2.8). */
  v.object({ kind: v.literal('qc'), outcome: v.picklist(['passed', 'held', 'unknown']) }),
  calculationCheckSchema,
  /**
   * The recorded specimen condition makes the value doubtful. Absent if no such condition is
   * recorded.
   */
  v.object({
    kind: v.literal('specimen'),
    outcome: v.literal('warned'),
    condition: arrivalConditionSchema,
  }),
  interferenceCheckSchema,
  stabilityCheckSchema,
  consistencyCheckSchema,
  manualHoldSchema,
  /** Outcome of the test’s autoverification rule, if one is enabled. */
  autoverificationCheckSchema,
]);
export type Check = v.InferOutput<typeof checkSchema>;
export type CheckKind = Check['kind'];
export const checkKinds = checkSchema.options.map(({ entries }) => entries.kind.literal);

/** Reason for releasing a hold. */
export const holdReleaseReasons = [
  'repeat_agrees',
  'specimen_checked',
  'clinical_change',
  'other',
] as const;
export type HoldReleaseReason = (typeof holdReleaseReasons)[number];

/** Who released a hold, when and why. */
const holdReleaseObject = v.object({
  code: v.picklist(holdReleaseReasons),
  note: v.string(),
  by: v.object({ id: userIdField, name: v.string() }),
  at: instantField,
  /** The version that was held. */
  from_version: v.number(),
});
export interface HoldReleaseSchema extends Named<typeof holdReleaseObject> {}
export const holdReleaseSchema: HoldReleaseSchema = holdReleaseObject;
export interface HoldRelease extends v.InferOutput<HoldReleaseSchema> {}

export const releaseHoldBody = v.pipe(
  v.strictObject({ code: v.picklist(holdReleaseReasons), note: lineField(300, 0) }),
  v.forward(
    v.check(
      ({ code, note }) => code !== 'other' || note !== '',
      'is required when the reason is other',
    ),
    ['note'],
  ),
);
