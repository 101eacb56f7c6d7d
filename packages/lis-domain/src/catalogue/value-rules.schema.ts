import * as v from 'valibot';
import { countField, lineField } from '../http/index.ts';
import { appliesToField } from './conditions.ts';
import type { ResultType } from './result-types.ts';

export const departments = [
  'hematology',
  'chemistry',
  'coagulation',
  'immunology',
  'serology',
  'microbiology',
  'parasitology',
  'virology',
  'urinalysis',
  'molecular',
  'toxicology',
  'blood_bank',
  'other',
] as const;

/** Decimal digits as text (`4.10`, `-0.5`): compared exactly, never as binary floats. */
export const decimalField = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,12}(\.\d{1,9})?$/, 'must be a decimal number such as 4.10'),
);

/** An age, in UCUM units: hours, days, weeks, months, years. */
export const ageSchema = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(0)),
  unit: v.picklist(['h', 'd', 'wk', 'mo', 'a']),
});
export type Age = v.InferOutput<typeof ageSchema>;

/** Two ends, in the test's unit; null is open. Of a titer they are dilutions (40 is 1:40), of a ratio the first number over the second. */
export const limitsSchema = v.object({
  low: v.nullable(decimalField),
  high: v.nullable(decimalField),
});

/**
 * One interval and the patients it applies to. `low_op`/`high_op` are the comparisons that make a value fall *outside*: reference limits are
 * inside by default (FHIR ObservationDefinition referenceRange is inclusive), critical limits count as critical.
 * Ages are [min, max) at collection, by calendar; null is open.
 */
export const rangeRowSchema = v.object({
  type: v.picklist(['reference', 'critical', 'therapeutic']),
  low: v.nullable(decimalField),
  high: v.nullable(decimalField),
  low_op: v.picklist(['lt', 'le']),
  high_op: v.picklist(['gt', 'ge']),
  /** The expected answer of an ordinal or coded test, e.g. `Negative`. */
  text: v.nullable(lineField(120)),
  sex: v.picklist(['any', 'male', 'female']),
  age_min: v.nullable(ageSchema),
  age_max: v.nullable(ageSchema),
  /** `any`, or a condition recorded on the order, e.g. `pregnant`. */
  applies_to: appliesToField,
  /** Where the figures come from. */
  source: lineField(200, 0),
});
export type RangeRow = v.InferOutput<typeof rangeRowSchema>;

export const codedValueSchema = v.object({
  code: lineField(40),
  display: lineField(80),
  flag: v.picklist(['N', 'A', 'AA', 'POS', 'NEG', 'IND']),
});
export type CodedValue = v.InferOutput<typeof codedValueSchema>;

export const deltaModes = ['absolute', 'percent', 'rate', 'rate_percent', 'steps'] as const;
type DeltaMode = (typeof deltaModes)[number];

const numberModes: readonly DeltaMode[] = ['absolute', 'percent', 'rate', 'rate_percent'];

/** In which ways a change of each type of result can be measured. */
export const deltaModesOf: Readonly<Record<ResultType, readonly DeltaMode[]>> = {
  numeric: numberModes,
  titer: ['steps'],
  ratio: [],
  ordinal: [],
  coded: [],
  text: [],
  attachment: [],
};

/**
 * When a value differs too much from the patient's last verified one (domain model 2.6.3): by more than the threshold, in the test's unit, in
 * percent of the last value, or either of them per day. A titer differs too much from the threshold on, in whole dilution steps: two are four-fold.
 */
export const deltaRuleSchema = v.object({
  enabled: v.boolean(),
  mode: v.picklist(deltaModes),
  threshold: decimalField,
  direction: v.picklist(['any', 'up', 'down']),
  /** How old the last value may be. */
  window_hours: countField(1, 87_600),
  /** `hold`: the result waits for a person. */
  action: v.picklist(['warn', 'hold']),
});
export type DeltaRule = v.InferOutput<typeof deltaRuleSchema>;

export const portalReleases = ['on_verify', 'delay', 'manual'] as const;

/** What the patient is shown of a result, and when (domain model 2.1, `portal`). */
export const portalRuleSchema = v.object({
  /** Whether patients ever see it there. */
  visible: v.boolean(),
  /** At its release, some hours after it, or when somebody shows it to them. */
  release: v.picklist(portalReleases),
  /** Hours after the release; null unless it is delayed. */
  delay_hours: v.nullable(countField(1, 8_760)),
});
export type PortalRule = v.InferOutput<typeof portalRuleSchema>;

/** At which temperature a specimen is kept and carried. */
export const specimenTransports = ['ambient', 'refrigerated', 'frozen'] as const;
