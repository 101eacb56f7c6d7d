import * as v from 'valibot';
import { recordFields } from '../http/index.js';

export const departments = [
  'hematology', 'chemistry', 'coagulation', 'immunology', 'serology', 'microbiology', 'parasitology', 'virology', 'urinalysis', 'molecular', 'toxicology',
  'blood_bank', 'other',
] as const;

/** Decimal digits as text (`4.10`, `-0.5`): compared exactly, never as binary floats. */
export const decimalField = v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,9})?$/, 'must be a decimal number such as 4.10'));

/** An age, in UCUM units: hours, days, weeks, months, years. */
export const ageSchema = v.object({ value: v.pipe(v.number(), v.integer(), v.minValue(0)), unit: v.picklist(['h', 'd', 'wk', 'mo', 'a']) });
export type Age = v.InferOutput<typeof ageSchema>;

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
  text: v.nullable(v.string()),
  sex: v.picklist(['any', 'male', 'female']),
  age_min: v.nullable(ageSchema),
  age_max: v.nullable(ageSchema),
  /** `any`, or a condition recorded on the order, e.g. `pregnant`. */
  applies_to: v.string(),
  /** Where the figures come from. */
  source: v.string(),
});
export type RangeRow = v.InferOutput<typeof rangeRowSchema>;

export const specimenSchema = v.object({
  /** HL7 v2-0487: SER, PLAS, BLD, UR … */
  type: v.string(),
  container: v.string(),
  default: v.boolean(),
});

export const codedValueSchema = v.object({ code: v.string(), display: v.string(), flag: v.picklist(['N', 'A', 'AA', 'POS', 'NEG', 'IND']) });

/** What a test is, in any catalogue; a facility's own record adds an id and a version. */
export const testDefinitionEntries = {
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{1,20}$/, 'must be 1 to 20 capital letters, digits, _ or -')),
  name: v.string(),
  short_name: v.string(),
  kind: v.picklist(['single', 'panel', 'calculated']),
  status: v.picklist(['draft', 'active', 'retired']),
  department: v.picklist(departments),
  loinc: v.nullable(v.object({ code: v.string(), display: v.string(), verified: v.boolean() })),
  result_type: v.picklist(['numeric', 'ordinal', 'coded', 'text']),
  /** UCUM, case-sensitive; null for results without a unit. */
  unit: v.nullable(v.string()),
  unit_display: v.nullable(v.string()),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  specimens: v.array(specimenSchema),
  ranges: v.array(rangeRowSchema),
  coded_values: v.array(codedValueSchema),
  /** Outside these a value is a slip of the pen, and entry asks for a reason. */
  plausible: v.nullable(v.object({ low: v.nullable(decimalField), high: v.nullable(decimalField) })),
  /** Codes of a panel's members, in order. */
  members: v.array(v.string()),
};

export const testDefinitionSchema = v.object(testDefinitionEntries);
export type TestDefinition = v.InferOutput<typeof testDefinitionSchema>;

export const testParameterSchema = v.object({ ...recordFields, ...testDefinitionEntries });
export type TestParameter = v.InferOutput<typeof testParameterSchema>;
