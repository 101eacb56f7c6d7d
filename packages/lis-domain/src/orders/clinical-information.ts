import * as v from 'valibot';
import { conditionField, knownConditions } from '../catalogue/conditions.ts';
import { lineField } from '../http/index.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { PatientSummary } from '../patients/patient.schema.ts';

/** Whether somebody came without having eaten (HL7 v2-0916: F, NF, NG). Unknown, which it is until it is told, never counts as fasting. */
export const fastingStates = ['fasting', 'not_fasting', 'unknown'] as const;
export type FastingState = (typeof fastingStates)[number];

const phases: readonly string[] = ['follicular', 'ovulatory', 'luteal'];
const pregnancy: readonly string[] = ['pregnant', 'trimester_1', 'trimester_2', 'trimester_3'];
/** What only the body of somebody whose intervals are a woman's can be in. */
const ofWomen: readonly string[] = [...pregnancy, 'postpartum', ...phases, 'postmenopausal'];

/** Which conditions a condition excludes, besides those of its own kind: it is one trimester, and one phase of the cycle. */
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

/** Two conditions that nobody is in at once; undefined when there are none. */
export function contradictionIn(conditions: readonly string[]): [string, string] | undefined {
  for (const [place, other] of conditions.entries()) {
    const one = conditions
      .slice(0, place)
      .find((before) => excludes(before, other) || excludes(other, before));
    if (one !== undefined) return [one, other];
  }
  return undefined;
}

/**
 * Conditions that cannot be told of a patient whose intervals are those of a man. They are refused and not only warned of: intervals for pregnancy are
 * written for women, so none of them would apply, and the order would say a condition that nothing follows from. Most often it is the wrong patient; where
 * it is not, the sex whose intervals apply is to be put right first. Of unknown sex everything can be told.
 */
export function notOfSex(
  conditions: readonly string[],
  sex: PatientSummary['sex_for_ranges'],
): string[] {
  return sex === 'male' ? conditions.filter((condition) => ofWomen.includes(condition)) : [];
}

/** What may be told of a patient, and what of it the intervals of the tests ask for. Fasting has an answer of its own. */
export function conditionsFor(
  tests: readonly Pick<TestDefinition, 'ranges'>[],
  sex: PatientSummary['sex_for_ranges'],
): { asked: string[]; others: string[] } {
  const named = new Set(tests.flatMap(({ ranges }) => ranges.map(({ applies_to }) => applies_to)));
  const all = [...new Set<string>([...knownConditions, ...named])].filter(
    (condition) => condition !== 'any' && condition !== 'fasting',
  );
  const offered = all.filter((condition) => notOfSex([condition], sex).length === 0);
  return {
    asked: offered.filter((condition) => named.has(condition)),
    others: offered.filter((condition) => !named.has(condition)),
  };
}

/** What an order, and who collected for it, have told of a patient. */
export interface ToldOfPatient {
  conditions: readonly string[];
  fasting: FastingState;
  /** What was told at the chair; null where nobody asked. */
  fasting_at_collection: FastingState | null;
}

/** Whether somebody was fasting: who collected knows it better than who ordered. */
export function fastingOf({
  fasting,
  fasting_at_collection,
}: Pick<ToldOfPatient, 'fasting' | 'fasting_at_collection'>): FastingState {
  return fasting_at_collection ?? fasting;
}

/** By which conditions an interval is chosen (`IntervalContext.conditions`): those of the order, and fasting where it is known. */
export function statedConditions(told: ToldOfPatient): readonly string[] {
  return fastingOf(told) === 'fasting' ? [...told.conditions, 'fasting'] : told.conditions;
}

/** More than these are a record of a life, not what an order is about. */
export const mostDiagnoses = 20;

/**
 * A diagnosis by its code in ICD-10 and, if somebody wrote them, in words. A letter, a digit, a digit or letter, and behind a point up to four more: the code
 * format of ICD-10 (WHO, volume 2, 2.4) with the longer codes of its national versions (ICD-10-CM Official Guidelines, I.A.2). Codes with U are in use
 * since WHO has given some out (U07.1). Whether a code of this form exists is not looked up.
 */
export const diagnosisSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, 'must be an ICD-10 code such as E11.9'),
  ),
  text: lineField(120, 0),
});
export type Diagnosis = v.InferOutput<typeof diagnosisSchema>;

/** A diagnosis as somebody types it: the code and, behind a space, words (`e11.9 Type 2 diabetes`). Undefined when it does not begin with a code. */
export function readDiagnosis(typed: string): Diagnosis | undefined {
  const [code = '', ...words] = typed.trim().split(/\s+/);
  const read = v.safeParse(diagnosisSchema, { code: code.toUpperCase(), text: words.join(' ') });
  return read.success ? read.output : undefined;
}

/** As it is shown, and can be typed again. */
export function diagnosisText({ code, text }: Diagnosis): string {
  return [code, text].filter(Boolean).join(' ');
}

/** What an order tells the laboratory of the patient besides words (domain model 2.4). */
export const clinicalEntries = {
  /** As `applies_to` of intervals names them, such as `pregnant`. None: nothing is known. */
  conditions: v.pipe(
    v.array(conditionField),
    v.maxLength(10, 'must be at most 10 conditions'),
    v.check(
      (conditions) => new Set(conditions).size === conditions.length,
      'must name each condition once',
    ),
    v.check(
      (conditions) => !conditions.includes('fasting'),
      'must leave fasting to the field of that name',
    ),
    v.check(
      (conditions) => contradictionIn(conditions) === undefined,
      ({ input }) => `must not contradict one another: ${contradictionIn(input)?.join(' and ')}`,
    ),
  ),
  fasting: v.picklist(fastingStates),
  diagnosis_codes: v.pipe(
    v.array(diagnosisSchema),
    v.maxLength(mostDiagnoses, `must be at most ${mostDiagnoses} diagnoses`),
    v.check(
      (diagnoses) => new Set(diagnoses.map(({ code }) => code)).size === diagnoses.length,
      'must name each code once',
    ),
  ),
};
