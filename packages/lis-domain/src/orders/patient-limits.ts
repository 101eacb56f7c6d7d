import type { CivilDate } from '../calendar/index.ts';
import type { OrderableFor } from '../catalogue/orderable-for.schema.ts';
import type { TestParameter } from '../catalogue/test-parameter.schema.ts';
import type { Age } from '../catalogue/value-rules.schema.ts';
import { agesIn, displayAges, estimatedAgesIn } from '../patients/age.ts';
import type { PatientSummary } from '../patients/patient.schema.ts';

/** Facts about a patient that a limit is compared with. */
export type LimitedPatient = Pick<
  PatientSummary,
  'sex_for_ranges' | 'birth_date' | 'birth_date_estimated'
>;

/** Why a test is outside its limits: a fact contradicts them, or is not known well enough. */
export type LimitReason = 'sex' | 'sex_unknown' | 'age' | 'age_unknown';

/**
 * Returns why a test is outside the limits of its catalogue entry for a patient on the local day of
 * the order; empty if the test is within them. Sex and age are compared only if known: unknown sex,
 * and a partial or estimated date of birth that allows ages on both sides of a limit, are reasons.
 */
export function limitReasons(
  { orderable_for: { sex, age_min, age_max } }: Pick<TestParameter, 'orderable_for'>,
  patient: LimitedPatient,
  on: CivilDate,
): LimitReason[] {
  const reasons: LimitReason[] = [];
  if (sex !== 'any' && patient.sex_for_ranges !== sex)
    reasons.push(patient.sex_for_ranges === 'unknown' ? 'sex_unknown' : 'sex');
  const possible = [
    age_min && reached(age_min, patient, on),
    age_max && negated(reached(age_max, patient, on)),
  ];
  if (possible.includes('never')) reasons.push('age');
  else if (possible.includes('perhaps')) reasons.push('age_unknown');
  return reasons;
}

type Certainty = 'always' | 'perhaps' | 'never';

const negated = (is: Certainty): Certainty =>
  is === 'perhaps' ? is : is === 'always' ? 'never' : 'always';

/** Whether the patient has reached an age at every possible date of birth, at some, or at none. */
function reached(
  { value, unit }: NonNullable<OrderableFor['age_min']>,
  { birth_date, birth_date_estimated }: LimitedPatient,
  on: CivilDate,
): Certainty {
  const ages = (birth_date_estimated ? estimatedAgesIn : agesIn)(unit, birth_date, on);
  // A birth after the day of the order is an error in the record.
  if (ages === undefined) return 'perhaps';
  if (ages.youngest >= value) return 'always';
  return ages.oldest >= value ? 'perhaps' : 'never';
}

const unitWords = { h: 'hours', d: 'days', wk: 'weeks', mo: 'months', a: 'years' } as const;
const ageText = ({ value, unit }: Age) => `${value} ${unitWords[unit]}`;

/**
 * Describes a limit and the patient for a refusal: `PSA is for male patients from 40 years; the
 * patient is female, 34 years old`.
 */
export function limitSentence(
  { code, orderable_for }: Pick<TestParameter, 'code' | 'orderable_for'>,
  { sex_for_ranges, birth_date, birth_date_estimated }: LimitedPatient,
  on: CivilDate,
): string {
  const { sex, age_min, age_max } = orderable_for;
  const limit = [
    sex === 'any' ? 'patients' : `${sex} patients`,
    age_min && `from ${ageText(age_min)}`,
    age_max && `under ${ageText(age_max)}`,
  ];
  const ages = displayAges(birth_date, on);
  const [youngest, oldest] = ages ? [ageText(ages.youngest), ageText(ages.oldest)] : [];
  const age =
    youngest === undefined
      ? 'of unknown age'
      : `${birth_date_estimated ? 'about ' : ''}${youngest === oldest ? youngest : `${youngest} to ${oldest}`} old`;
  return `${code} is for ${limit.filter(Boolean).join(' ')}; the patient is ${sex_for_ranges === 'unknown' ? 'of unknown sex' : sex_for_ranges}, ${age}`;
}
