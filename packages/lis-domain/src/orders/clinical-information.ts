import * as v from 'valibot';
import { conditionField, knownConditions } from '../catalogue/conditions.ts';
import { lineField } from '../http/index.ts';
import type { OrderableTest } from '../catalogue/test-parameter.schema.ts';
import type { PatientSummary } from '../patients/patient.schema.ts';
import type { Named } from '../http/named.ts';

/** Fasting status (HL7 v2-0916: F, NF, NG). Unknown, the default, never counts as fasting. */
export const fastingStates = ['fasting', 'not_fasting', 'unknown'] as const;
export type FastingState = (typeof fastingStates)[number];

const phases: readonly string[] = ['follicular', 'ovulatory', 'luteal'];
const pregnancy: readonly string[] = ['pregnant', 'trimester_1', 'trimester_2', 'trimester_3'];
/** Conditions that only apply to patients with female reference intervals. */
const ofWomen: readonly string[] = [...pregnancy, 'postpartum', ...phases, 'postmenopausal'];

/**
 * Returns whether two conditions exclude each other, beyond those of the same group: one trimester
 * at a time, one cycle phase at a time.
 */
function excludes(one: string, other: string): boolean {
  const [inPregnancy, inCycle] = [pregnancy.includes(one), phases.includes(one)];
  if (inPregnancy)
    return (
      phases.includes(other) ||
      other === 'postpartum' ||
      other === 'postmenopausal' ||
      (one !== 'pregnant' && other !== 'pregnant' && pregnancy.includes(other))
    );
  if (inCycle) return phases.includes(other) || other === 'postmenopausal';
  return one === 'postmenopausal' && other === 'postpartum';
}

/** Returns two conditions that exclude each other; undefined if there are none. */
export function contradictionIn(conditions: readonly string[]): [string, string] | undefined {
  for (const [index, other] of conditions.entries()) {
    const one = conditions
      .slice(0, index)
      .find((before) => excludes(before, other) || excludes(other, before));
    if (one !== undefined) return [one, other];
  }
  return undefined;
}

/**
 * Returns the conditions that cannot be recorded for a patient with male reference intervals. They
 * are rejected, not only warned of: pregnancy intervals are defined for women, so none would apply
 * and the condition would have no effect. Usually the wrong patient was selected; otherwise the sex
 * used for intervals must be corrected first. With unknown sex, every condition is allowed.
 */
export function notOfSex(
  conditions: readonly string[],
  sex: PatientSummary['sex_for_ranges'],
): string[] {
  return sex === 'male' ? conditions.filter((condition) => ofWomen.includes(condition)) : [];
}

/**
 * Returns the conditions that can be recorded for a patient, and those that the tests’ intervals
 * use. Fasting has its own field.
 */
export function conditionsFor(
  tests: readonly Pick<OrderableTest, 'ranges'>[],
  sex: PatientSummary['sex_for_ranges'],
): { relevant: string[]; others: string[] } {
  const named = new Set(tests.flatMap(({ ranges }) => ranges.map(({ applies_to }) => applies_to)));
  const all = [...new Set<string>([...knownConditions, ...named])].filter(
    (condition) => condition !== 'any' && condition !== 'fasting',
  );
  const offered = all.filter((condition) => notOfSex([condition], sex).length === 0);
  return {
    relevant: offered.filter((condition) => named.has(condition)),
    others: offered.filter((condition) => !named.has(condition)),
  };
}

/** Patient information from the order and the collection. */
export interface PatientClinicalFacts {
  conditions: readonly string[];
  fasting: FastingState;
  /** Fasting status at collection; null if not asked. */
  fasting_at_collection: FastingState | null;
}

/** Returns the fasting status: the status at collection takes precedence over the order. */
export function fastingOf({
  fasting,
  fasting_at_collection,
}: Pick<PatientClinicalFacts, 'fasting' | 'fasting_at_collection'>): FastingState {
  return fasting_at_collection ?? fasting;
}

/**
 * Returns the conditions used for interval selection (`IntervalContext.conditions`): those of the
 * order, plus fasting if known.
 */
export function statedConditions(facts: PatientClinicalFacts): readonly string[] {
  return fastingOf(facts) === 'fasting' ? [...facts.conditions, 'fasting'] : facts.conditions;
}

/** Maximum number of diagnoses: more would be a medical history, not the reason for the order. */
export const maxDiagnoses = 20;

/**
 * A diagnosis by ICD-10 code with an optional description. The format is a letter, a digit, a digit
 * or letter, and up to four more characters after a point. This is the ICD-10 format (WHO, volume
 * 2, 2.4) with the longer codes of national versions (ICD-10-CM Official Guidelines, I.A.2). U
 * codes are accepted because WHO has assigned some (U07.1). The existence of a code is not checked.
 */
const diagnosisObject = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, 'must be an ICD-10 code such as E11.9'),
  ),
  text: lineField(120, 0),
});
export interface DiagnosisSchema extends Named<typeof diagnosisObject> {}
export const diagnosisSchema: DiagnosisSchema = diagnosisObject;
export interface Diagnosis extends v.InferOutput<DiagnosisSchema> {}

/**
 * Parses a typed diagnosis: the code and, after a space, a description (`e11.9 Type 2 diabetes`).
 * Undefined if it does not start with a code.
 */
export function readDiagnosis(typed: string): Diagnosis | undefined {
  const [code = '', ...words] = typed.trim().split(/\s+/);
  const read = v.safeParse(diagnosisSchema, { code: code.toUpperCase(), text: words.join(' ') });
  return read.success ? read.output : undefined;
}

/** Formats a diagnosis so that it can be parsed again. */
export function diagnosisText({ code, text }: Diagnosis): string {
  return [code, text].filter(Boolean).join(' ');
}

/** Structured clinical information on an order (domain model 2.4). */
export const clinicalEntries = {
  /** As in `applies_to` of intervals, such as `pregnant`. Empty: nothing is known. */
  conditions: v.pipe(
    v.array(conditionField),
    v.maxLength(10, 'must contain at most 10 conditions'),
    v.check(
      (conditions) => new Set(conditions).size === conditions.length,
      'must not contain duplicate conditions',
    ),
    v.check(
      (conditions) => !conditions.includes('fasting'),
      'must not contain fasting: use the fasting field',
    ),
    v.check(
      (conditions) => contradictionIn(conditions) === undefined,
      ({ input }) => `must not contradict one another: ${contradictionIn(input)?.join(' and ')}`,
    ),
  ),
  fasting: v.picklist(fastingStates),
  diagnosis_codes: v.pipe(
    v.array(diagnosisSchema),
    v.maxLength(maxDiagnoses, `must contain at most ${maxDiagnoses} diagnoses`),
    v.check(
      (diagnoses) => new Set(diagnoses.map(({ code }) => code)).size === diagnoses.length,
      'must not contain duplicate codes',
    ),
  ),
};
