import * as v from 'valibot';

/** Conditions that intervals are often for, as `applies_to` names them. These have words in every language; a facility's catalogue may name others. */
export const knownConditions = [
  'pregnant',
  'trimester_1',
  'trimester_2',
  'trimester_3',
  'postpartum',
  'follicular',
  'ovulatory',
  'luteal',
  'postmenopausal',
  'fasting',
  'dialysis',
] as const;
export type KnownCondition = (typeof knownConditions)[number];

/** What an interval is for: `any`, or the name of a condition. */
export const appliesToField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9_]{1,40}$/, 'must be any or the name of a condition, such as pregnant'),
);

/** The name of a condition, such as `pregnant`, as somebody tells it of a patient. */
export const conditionField = v.pipe(
  v.string(),
  v.regex(/^(?!any$)[a-z0-9_]{1,40}$/, 'must be the name of a condition, such as pregnant'),
);

const trimesters: readonly string[] = ['trimester_1', 'trimester_2', 'trimester_3'];

/** Whether the first condition says the second and more: a trimester is a part of a pregnancy. */
export function narrows(condition: string, other: string): boolean {
  return other === 'pregnant' && trimesters.includes(condition);
}

/** Conditions with what they say besides: who is in the second trimester is pregnant. */
export function withImplied(conditions: readonly string[]): readonly string[] {
  const implied = knownConditions.filter(
    (known) =>
      !conditions.includes(known) && conditions.some((condition) => narrows(condition, known)),
  );
  return implied.length === 0 ? conditions : [...conditions, ...implied];
}
