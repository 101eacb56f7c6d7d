import * as v from 'valibot';
import { countField, lineField } from '../http/index.ts';
import { appliesToField } from './conditions.ts';
import type { ResultType } from './result-types.ts';
import type { Named } from '../http/named.ts';

/** Decimal digits as text (`4.10`, `-0.5`): compared exactly, never as binary floats. */
export const decimalField = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,12}(\.\d{1,9})?$/, 'must be a decimal number such as 4.10'),
);

/** An age in UCUM units: hours, days, weeks, months, years. */
const ageObject = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(0)),
  unit: v.picklist(['h', 'd', 'wk', 'mo', 'a']),
});
export interface AgeSchema extends Named<typeof ageObject> {}
export const ageSchema: AgeSchema = ageObject;
export interface Age extends v.InferOutput<AgeSchema> {}

/**
 * Two limits in the test’s unit; null is open. Limits of a titer are dilutions (40 is 1:40), those
 * of a ratio the first number over the second.
 */
export const limitsSchema = v.object({
  low: v.nullable(decimalField),
  high: v.nullable(decimalField),
});

/**
 * One interval and the patients it applies to. `low_op` and `high_op` are the comparisons that make
 * a value fall *outside*. Reference limits are inside by default (FHIR ObservationDefinition
 * referenceRange is inclusive); critical limits count as critical. Ages are [min, max) at
 * collection, by calendar; null is open.
 */
const rangeRowObject = v.object({
  type: v.picklist(['reference', 'critical', 'therapeutic']),
  low: v.nullable(decimalField),
  high: v.nullable(decimalField),
  low_op: v.picklist(['lt', 'le']),
  high_op: v.picklist(['gt', 'ge']),
  /** The expected coded value of an ordinal or coded test, such as `Negative`. */
  text: v.nullable(lineField(120)),
  sex: v.picklist(['any', 'male', 'female']),
  age_min: v.nullable(ageSchema),
  age_max: v.nullable(ageSchema),
  /** `any`, or a condition recorded on the order, such as `pregnant`. */
  applies_to: appliesToField,
  /** Source of the limits. */
  source: lineField(200, 0),
});
export interface RangeRowSchema extends Named<typeof rangeRowObject> {}
export const rangeRowSchema: RangeRowSchema = rangeRowObject;
export interface RangeRow extends v.InferOutput<RangeRowSchema> {}

const codedValueObject = v.object({
  code: lineField(40),
  display: lineField(80),
  flag: v.picklist(['N', 'A', 'AA', 'POS', 'NEG', 'IND']),
});
export interface CodedValueSchema extends Named<typeof codedValueObject> {}
export const codedValueSchema: CodedValueSchema = codedValueObject;
export interface CodedValue extends v.InferOutput<CodedValueSchema> {}

export const deltaModes = [
  'absolute',
  'percent',
  'rate',
  'rate_percent',
  'rcv',
  'rcv_log',
  'steps',
  'changed',
] as const;
type DeltaMode = (typeof deltaModes)[number];

const numberModes: readonly DeltaMode[] = [
  'absolute',
  'percent',
  'rate',
  'rate_percent',
  'rcv',
  'rcv_log',
];

/** Whether the threshold of a mode follows from two coefficients of variation. */
export function isByVariation(mode: string): mode is 'rcv' | 'rcv_log' {
  return mode === 'rcv' || mode === 'rcv_log';
}

/** Delta check modes available for each result type. */
export const deltaModesOf: Readonly<Record<ResultType, readonly DeltaMode[]>> = {
  numeric: numberModes,
  titer: ['steps'],
  ratio: [],
  ordinal: ['changed'],
  coded: ['changed'],
  text: [],
  narrative: [],
  attachment: [],
};

/**
 * Delta check against the patient’s last verified value (domain model 2.6.3). The change must
 * exceed the threshold in the test’s unit, in percent of the last value, or either of them per day.
 * A titer fails from the threshold on, in whole dilution steps: two steps are four-fold. An ordinal
 * or coded value fails if it differs; its threshold is 1 and its direction `any`. With the mode
 * `rcv`, the change must exceed the reference change value in percent of the last value, which
 * follows from the two coefficients of variation (`referenceChangeValue`); with `rcv_log`, the
 * log-normal one of its direction (`logNormalChangeValues`). The threshold is 1.
 */
const deltaRuleObject = v.object({
  enabled: v.boolean(),
  mode: v.picklist(deltaModes),
  threshold: decimalField,
  /** Analytical coefficient of variation (CVa) in percent. Only for `rcv` and `rcv_log`. */
  analytical_cv: v.optional(decimalField),
  /**
   * Within-subject biological coefficient of variation (CVi) in percent. Only for `rcv` and
   * `rcv_log`.
   */
  within_subject_cv: v.optional(decimalField),
  direction: v.picklist(['any', 'up', 'down']),
  /** Maximum age of the previous value, in hours. */
  window_hours: countField(1, 87_600),
  /** `hold`: the result requires manual review. */
  action: v.picklist(['warn', 'hold']),
});
export interface DeltaRuleSchema extends Named<typeof deltaRuleObject> {}
export const deltaRuleSchema: DeltaRuleSchema = deltaRuleObject;
export interface DeltaRule extends v.InferOutput<DeltaRuleSchema> {}

export const portalReleases = ['on_verify', 'delay', 'manual'] as const;

/** Portal release policy of a test (domain model 2.1, `portal`). */
const portalRuleObject = v.object({
  /** Whether patients can ever see the result in the portal. */
  visible: v.boolean(),
  /** On release, after a delay, or by manual release to the portal. */
  release: v.picklist(portalReleases),
  /** Hours after the release; null unless delayed. */
  delay_hours: v.nullable(countField(1, 8_760)),
});
export interface PortalRuleSchema extends Named<typeof portalRuleObject> {}
export const portalRuleSchema: PortalRuleSchema = portalRuleObject;
export interface PortalRule extends v.InferOutput<PortalRuleSchema> {}
