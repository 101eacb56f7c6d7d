import * as v from 'valibot';
import { calculationSchema } from './calculation/calculation.schema.ts';
import { countField, instantField, lineField, recordFields, textField } from '../http/index.ts';
import { resultTypes } from './result-types.ts';
import { MAX_TEMPLATES, narrativeTemplateSchema } from './narrative-template.schema.ts';
import { autoverifyRuleSchema, reflexRuleSchema } from './rules.schema.ts';
import { translationsField } from './translation.ts';
import { departments } from './departments.ts';
import { appliesToField } from './conditions.ts';
import { specimenTransports, transportActions } from './specimen-transports.ts';
import {
  codedValueSchema,
  deltaRuleSchema,
  limitsSchema,
  portalRuleSchema,
  rangeRowSchema,
} from './value-rules.schema.ts';
import { orderableForSchema } from './orderable-for.schema.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';
import { interferenceLimitSchema } from './interference.schema.ts';
import { testParameterIdField } from './test-parameter-id.ts';
import { MAX_UNCERTAINTIES, uncertaintySchema } from './uncertainty.schema.ts';
import { secondUnitSchema } from './units/second-unit.schema.ts';
import { normaliseUnit } from './units/suggest-unit.ts';

/**
 * Specimen requirements and storage. Null means unknown and never implies that no special handling
 * is needed.
 */
const specimenObject = v.object({
  /** HL7 v2-0487: SER, PLAS, BLD, UR … */
  type: lineField(20),
  container: lineField(40),
  /** Additive of the container, if not the usual one. */
  additive: v.nullable(lineField(40)),
  /** Minimum volume for the test, in millilitres. */
  min_volume_ml: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,3})?$/, 'must be a volume in millilitres such as 2.5'),
    ),
  ),
  transport: v.nullable(v.picklist(specimenTransports)),
  /** Stability after collection under the given transport, in hours. */
  stability_hours: v.nullable(countField(1, 87_600)),
  /** Stability in a refrigerated storage box, in hours; 0: must not be refrigerated. */
  refrigerated_hours: v.nullable(countField(0, 87_600)),
  /** Stability in a frozen storage box, in hours; 0: must not be frozen. */
  frozen_hours: v.nullable(countField(0, 87_600)),
  /** A specimen that did not arrive as required: values are held, or the test is rejected. */
  transport_deviation: v.picklist(transportActions),
  protect_from_light: v.boolean(),
  fasting_required: v.boolean(),
  default: v.boolean(),
});
export interface SpecimenSchema extends Named<typeof specimenObject> {}
export const specimenSchema: SpecimenSchema = specimenObject;
export interface TestSpecimen extends v.InferOutput<SpecimenSchema> {}

/** Returns a specimen with only its type and container set, and the rest unknown. */
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
    refrigerated_hours: null,
    frozen_hours: null,
    transport_deviation: 'hold',
    protect_from_light: false,
    fasting_required: false,
    default: true,
    ...rest,
  };
}

/** Turnaround targets in minutes by order priority, with their start and end events. */
export const turnaroundSchema = v.object({
  routine_min: countField(1, 525_600),
  urgent_min: countField(1, 525_600),
  stat_min: countField(1, 525_600),
  start: v.picklist(['collected', 'received']),
  end: v.picklist(['verified', 'released']),
});

/** Amount in the currency’s minor unit; tax in basis points. */
export const priceSchema = v.object({
  amount_minor: countField(0, 1_000_000_000),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD')),
  tax_bp: countField(0, 10_000),
  billing_code: lineField(40, 0),
});

/** Test definition in any catalogue; a facility’s record adds an id and a version. */
export const testDefinitionEntries = {
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9_-]{1,20}$/, 'must be 1 to 20 capital letters, digits, _ or -'),
  ),
  name: lineField(120),
  short_name: lineField(120),
  /** Other names used in search. */
  aliases: v.pipe(v.array(lineField(120)), v.maxLength(20, 'must contain at most 20 names')),
  translations: translationsField,
  kind: v.picklist(['single', 'panel', 'calculated']),
  status: v.picklist(['draft', 'active', 'retired']),
  department: v.picklist(departments),
  loinc: v.nullable(
    v.object({ code: lineField(10), display: lineField(255, 0), verified: v.boolean() }),
  ),
  result_type: v.picklist(resultTypes),
  /** UCUM code, case-sensitive; null for results without a unit. */
  unit: v.nullable(lineField(40)),
  unit_display: v.nullable(lineField(40)),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  /** Unit in which a number is also shown; null: only in its own. */
  second_unit: v.nullable(secondUnitSchema),
  /** Measurement uncertainty by range of values; empty: unknown. */
  uncertainty: v.pipe(
    v.array(uncertaintySchema),
    v.maxLength(MAX_UNCERTAINTIES, `must contain at most ${MAX_UNCERTAINTIES} ranges`),
  ),
  specimens: v.pipe(v.array(specimenSchema), v.maxLength(20, 'must contain at most 20 specimens')),
  method: lineField(120, 0),
  ranges: v.pipe(v.array(rangeRowSchema), v.maxLength(200, 'must contain at most 200 intervals')),
  coded_values: v.pipe(
    v.array(codedValueSchema),
    v.maxLength(100, 'must contain at most 100 answers'),
  ),
  /** Templates of a narrative result; empty for other result types. */
  narrative_templates: v.pipe(
    v.array(narrativeTemplateSchema),
    v.maxLength(MAX_TEMPLATES, `must contain at most ${MAX_TEMPLATES} templates`),
  ),
  /** Plausible limits; entry of a value beyond them requires a reason. */
  plausible: v.nullable(limitsSchema),
  /** Measuring range of the method; values beyond it are reported as `<low` or `>high`. */
  measuring_range: v.nullable(limitsSchema),
  delta: v.nullable(deltaRuleSchema),
  /** Null: every value is verified manually. */
  autoverify: v.nullable(autoverifyRuleSchema),
  tat: v.nullable(turnaroundSchema),
  /** Null: no price, cannot be billed. An amount of 0 is free. */
  price: v.nullable(priceSchema),
  /** Formula of a calculated test; null for every other kind. */
  calculation: v.nullable(calculationSchema),
  /** Reflex rules triggered by a verified value. */
  reflex: v.pipe(v.array(reflexRuleSchema), v.maxLength(20, 'must contain at most 20 rules')),
  /** Interference limits; without limits for an index, that index does not act. */
  interference: v.pipe(
    v.array(interferenceLimitSchema),
    v.maxLength(9, 'must contain at most 9 limits'),
  ),
  /** Restricts who may see that the test was ordered; see `mayReadConfidential`. */
  confidential: v.boolean(),
  portal: portalRuleSchema,
  /** Minimum interval before a repeat test is useful, in hours; null: no minimum. */
  min_repeat_hours: v.nullable(countField(1, 87_600)),
  /** Patients for whom the test is ordered without a reason; a panel has no limit of its own. */
  orderable_for: orderableForSchema,
  /** Instructions for the patient before specimen collection. */
  patient_preparation: textField(1_000),
  /** Instructions for the collector. */
  collection_instructions: textField(1_000),
  /** The collector must confirm that the patient consented to this test. */
  consent_required: v.boolean(),
  /** Ordered test codes of the panel’s members. */
  members: v.pipe(v.array(lineField(20, 0)), v.maxLength(200, 'must contain at most 200 tests')),
};

const testDefinitionObject = v.object(testDefinitionEntries);
export interface TestDefinitionSchema extends Named<typeof testDefinitionObject> {}
export const testDefinitionSchema: TestDefinitionSchema = testDefinitionObject;
export interface TestDefinition extends v.InferOutput<TestDefinitionSchema> {}

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
  second_unit: null,
  uncertainty: [],
  specimens: [],
  method: '',
  ranges: [],
  coded_values: [],
  narrative_templates: [],
  plausible: null,
  measuring_range: null,
  delta: null,
  autoverify: null,
  tat: null,
  price: null,
  calculation: null,
  reflex: [],
  interference: [],
  confidential: false,
  portal: { visible: true, release: 'on_verify', delay_hours: null },
  min_repeat_hours: null,
  orderable_for: { sex: 'any', age_min: null, age_max: null },
  patient_preparation: '',
  collection_instructions: '',
  consent_required: false,
  members: [],
};

/**
 * Intervals, limits and checks from a starter pack, with the user who confirmed them for the
 * methods and patients of the laboratory (ISO 15189:2022, 7.3.5). Null: defined by the facility
 * itself.
 */
const limitProposalSchema = v.nullable(
  v.object({
    confirmed: v.nullable(
      v.object({ by: v.object({ user_id: userIdField, name: v.string() }), at: instantField }),
    ),
  }),
);

const testParameterObject = v.object({
  ...recordFields,
  ...testDefinitionEntries,
  id: testParameterIdField,
  proposal: limitProposalSchema,
});
export interface TestParameterSchema extends Named<typeof testParameterObject> {}
export const testParameterSchema: TestParameterSchema = testParameterObject;
export interface TestParameter extends v.InferOutput<TestParameterSchema> {}

const orderedEntries = v.omit(testParameterObject, [
  'version',
  'created_at',
  'updated_at',
  'proposal',
  'portal',
  'loinc',
  'method',
  'tat',
  'translations',
  'coded_values',
  'narrative_templates',
  'plausible',
  'measuring_range',
  'second_unit',
  'uncertainty',
  'delta',
  'autoverify',
  'reflex',
  'interference',
]).entries;
const orderableTestObject = v.object({
  ...orderedEntries,
  /** Conditions that select an interval, such as a pregnancy. */
  ranges: v.array(v.object({ applies_to: appliesToField })),
});
export interface OrderableTestSchema extends Named<typeof orderableTestObject> {}
/**
 * A test as it is chosen and ordered: without the rules by which its results are evaluated and
 * released, which are more than half of a catalogue.
 */
export const orderableTestSchema: OrderableTestSchema = orderableTestObject;
export interface OrderableTest extends v.InferOutput<OrderableTestSchema> {}

/** Returns the definition of a facility’s test, without its record fields. */
export function definitionOf(test: TestParameter): TestDefinition {
  return v.parse(testDefinitionSchema, test);
}

/** Returns whether the limits of a test are proposals that the laboratory has not confirmed. */
export function hasUnconfirmedLimits({ proposal }: Pick<TestParameter, 'proposal'>): boolean {
  return proposal !== null && proposal.confirmed === null;
}

/**
 * A complete test, as it is saved. Retiring has its own endpoint; saving a retired test makes it
 * orderable again.
 */
export const testParameterBody = v.strictObject({
  ...testDefinitionEntries,
  status: v.picklist(['draft', 'active']),
});

const { code, name, ...describedEntries } = testParameterBody.entries;

/**
 * A new test: its code and name, and the unit of a number. Every other field has the value of an
 * empty test, a draft that cannot be ordered yet. The unit is stored in one spelling: `mmol/l` as
 * `mmol/L`. An existing test keeps its spelling until it is changed, because earlier results are
 * compared with later ones by their unit.
 */
export const newTestParameterBody = v.pipe(
  v.strictObject({ code, name, ...v.partial(v.strictObject(describedEntries)).entries }),
  v.transform(
    (given) =>
      ({
        ...blankTest,
        short_name: given.name,
        ...given,
        ...(given.unit != null && { unit: normaliseUnit(given.unit) }),
      }) as v.InferOutput<typeof testParameterBody>,
  ),
);

/** An immutable earlier version of a test. */
const testVersionObject = v.object({
  version: v.number(),
  at: instantField,
  /** Null: loaded with the starter catalogue, or older than versioning. */
  by: v.nullable(v.object({ user_id: userIdField, name: v.string() })),
  /** Reason for retiring the test. */
  reason: v.nullable(v.string()),
  definition: testDefinitionSchema,
});
export interface TestVersionSchema extends Named<typeof testVersionObject> {}
export const testVersionSchema: TestVersionSchema = testVersionObject;
export interface TestVersion extends v.InferOutput<TestVersionSchema> {}
