import * as v from 'valibot';
import { calculationSchema } from './calculation/calculation.schema.ts';
import {
  countField,
  idField,
  instantField,
  lineField,
  recordFields,
  textField,
} from '../http/index.ts';
import { resultTypes } from './result-types.ts';
import { autoverifyRuleSchema, reflexRuleSchema } from './rules.schema.ts';
import { translationsField } from './translation.ts';
import {
  codedValueSchema,
  deltaRuleSchema,
  departments,
  limitsSchema,
  portalRuleSchema,
  rangeRowSchema,
  specimenTransports,
} from './value-rules.schema.ts';

/** What is collected, and how it is kept. Null is not known: it is never taken for no need of care. */
export const specimenSchema = v.object({
  /** HL7 v2-0487: SER, PLAS, BLD, UR … */
  type: lineField(20),
  container: lineField(40),
  /** What is in the container, where that is not the usual of its kind. */
  additive: v.nullable(lineField(40)),
  /** The least that the test can be made of, in millilitres. */
  min_volume_ml: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,3})?$/, 'must be a volume in millilitres such as 2.5'),
    ),
  ),
  transport: v.nullable(v.picklist(specimenTransports)),
  /** How long after collection it can be examined, as it is transported. */
  stability_hours: v.nullable(countField(1, 87_600)),
  protect_from_light: v.boolean(),
  fasting_required: v.boolean(),
  default: v.boolean(),
});
export type TestSpecimen = v.InferOutput<typeof specimenSchema>;

/** A specimen of which nothing is said but what it is. */
export function specimenOf(
  type: string,
  container: string,
  rest: Partial<TestSpecimen> = {},
): TestSpecimen {
  return {
    type,
    container,
    additive: null,
    min_volume_ml: null,
    transport: null,
    stability_hours: null,
    protect_from_light: false,
    fasting_required: false,
    default: true,
    ...rest,
  };
}

/** Within how many minutes a result is due, by the order's priority, and between which two events. */
export const turnaroundSchema = v.object({
  routine_min: countField(1, 525_600),
  urgent_min: countField(1, 525_600),
  stat_min: countField(1, 525_600),
  start: v.picklist(['collected', 'received']),
  end: v.picklist(['verified', 'released']),
});

/** In the currency's smallest unit; tax in hundredths of a percent. */
export const priceSchema = v.object({
  amount_minor: countField(0, 1_000_000_000),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD')),
  tax_bp: countField(0, 10_000),
  billing_code: lineField(40, 0),
});

/** What a test is, in any catalogue; a facility's own record adds an id and a version. */
export const testDefinitionEntries = {
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9_-]{1,20}$/, 'must be 1 to 20 capital letters, digits, _ or -'),
  ),
  name: lineField(120),
  short_name: lineField(120),
  /** Other names it is found by. */
  aliases: v.pipe(v.array(lineField(120)), v.maxLength(20, 'must be at most 20 names')),
  translations: translationsField,
  kind: v.picklist(['single', 'panel', 'calculated']),
  status: v.picklist(['draft', 'active', 'retired']),
  department: v.picklist(departments),
  loinc: v.nullable(
    v.object({ code: lineField(10), display: lineField(255, 0), verified: v.boolean() }),
  ),
  result_type: v.picklist(resultTypes),
  /** UCUM, case-sensitive; null for results without a unit. */
  unit: v.nullable(lineField(40)),
  unit_display: v.nullable(lineField(40)),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  specimens: v.pipe(v.array(specimenSchema), v.maxLength(20, 'must be at most 20 specimens')),
  method: lineField(120, 0),
  ranges: v.pipe(v.array(rangeRowSchema), v.maxLength(200, 'must be at most 200 intervals')),
  coded_values: v.pipe(v.array(codedValueSchema), v.maxLength(100, 'must be at most 100 answers')),
  /** Beyond these a value is a slip of the pen, and entry asks for a reason. */
  plausible: v.nullable(limitsSchema),
  /** What the method can measure; beyond it a value is reported as `<low` or `>high`. */
  measuring_range: v.nullable(limitsSchema),
  delta: v.nullable(deltaRuleSchema),
  /** Null: a person verifies every value. */
  autoverify: v.nullable(autoverifyRuleSchema),
  tat: v.nullable(turnaroundSchema),
  /** Null: has no price and cannot be billed. An amount of 0 is free. */
  price: v.nullable(priceSchema),
  /** How a calculated test follows from others; null for every other kind. */
  calculation: v.nullable(calculationSchema),
  /** Which further tests a verified value asks for. */
  reflex: v.pipe(v.array(reflexRuleSchema), v.maxLength(20, 'must be at most 20 rules')),
  /** That somebody had it made is nobody's business but of those who work on it: see `mayReadConfidential`. */
  confidential: v.boolean(),
  portal: portalRuleSchema,
  /** Sooner than this after the last result it is seldom of use to make it again; null: always. */
  min_repeat_hours: v.nullable(countField(1, 87_600)),
  /** For the patient, before the specimen is taken. */
  patient_preparation: textField(1_000),
  /** For whoever takes the specimen. */
  collection_instructions: textField(1_000),
  /** Whoever takes the specimen confirms that the patient has agreed to this test. */
  consent_required: v.boolean(),
  /** Codes of a panel's members, in order. */
  members: v.pipe(v.array(v.string()), v.maxLength(200, 'must be at most 200 tests')),
};

export const testDefinitionSchema = v.object(testDefinitionEntries);
export type TestDefinition = v.InferOutput<typeof testDefinitionSchema>;

/** A test of which nothing is said yet. */
export const blankTest: TestDefinition = {
  code: '',
  name: '',
  short_name: '',
  aliases: [],
  translations: {},
  kind: 'single',
  status: 'draft',
  department: 'other',
  loinc: null,
  result_type: 'numeric',
  unit: null,
  unit_display: null,
  decimals: 0,
  specimens: [],
  method: '',
  ranges: [],
  coded_values: [],
  plausible: null,
  measuring_range: null,
  delta: null,
  autoverify: null,
  tat: null,
  price: null,
  calculation: null,
  reflex: [],
  confidential: false,
  portal: { visible: true, release: 'on_verify', delay_hours: null },
  min_repeat_hours: null,
  patient_preparation: '',
  collection_instructions: '',
  consent_required: false,
  members: [],
};

export const testParameterSchema = v.object({ ...recordFields, ...testDefinitionEntries });
export type TestParameter = v.InferOutput<typeof testParameterSchema>;

/** What a facility's test is, without what makes it a record. */
export function definitionOf(test: TestParameter): TestDefinition {
  return v.parse(testDefinitionSchema, test);
}

/** The whole of a test, as it is saved. Retiring is a call of its own; saving a retired test offers it again. */
export const testParameterBody = v.strictObject({
  ...testDefinitionEntries,
  status: v.picklist(['draft', 'active']),
});

/** A test as it once was. Versions are never changed. */
export const testVersionSchema = v.object({
  version: v.number(),
  at: instantField,
  /** Null: loaded with the starter catalogue, or from before versions were kept. */
  by: v.nullable(v.object({ user_id: idField, name: v.string() })),
  /** Why it was retired. */
  reason: v.nullable(v.string()),
  definition: testDefinitionSchema,
});
export type TestVersion = v.InferOutput<typeof testVersionSchema>;
