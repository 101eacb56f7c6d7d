import * as v from 'valibot';

/**
 * Common conditions for intervals, as used in `applies_to`. They are translated into every
 * language; a facility’s catalogue may define others.
 */
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

/** Condition of an interval: `any`, or a condition name. */
export const appliesToField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9_]{1,40}$/, 'must be any or the name of a condition, such as pregnant'),
);

/** A condition recorded for a patient, such as `pregnant`. */
export const conditionField = v.pipe(
  v.string(),
  v.regex(/^(?!any$)[a-z0-9_]{1,40}$/, 'must be the name of a condition, such as pregnant'),
);

const trimesters: readonly string[] = ['trimester_1', 'trimester_2', 'trimester_3'];

/**
 * Returns whether the first condition is a special case of the second: a trimester is part of a
 * pregnancy.
 */
export function narrows(condition: string, other: string): boolean {
  return other === 'pregnant' && trimesters.includes(condition);
}

/** Returns the conditions with those they imply: the second trimester implies pregnancy. */
export function withImplied(conditions: readonly string[]): readonly string[] {
  const implied = knownConditions.filter(
    (known) =>
      !conditions.includes(known) && conditions.some((condition) => narrows(condition, known)),
  );
  return implied.length === 0 ? conditions : [...conditions, ...implied];
}
