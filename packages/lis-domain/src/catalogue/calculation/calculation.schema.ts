import * as v from 'valibot';
import { lineField } from '../../http/index.ts';

/** What may be called in a formula, and with how many numbers. */
export const functions = {
  min: { least: 2, most: 20 },
  max: { least: 2, most: 20 },
  round: { least: 1, most: 2 },
  abs: { least: 1, most: 1 },
  sqrt: { least: 1, most: 1 },
  ln: { least: 1, most: 1 },
  log10: { least: 1, most: 1 },
  exp: { least: 1, most: 1 },
} as const;

export type FormulaFunction = keyof typeof functions;

/** Why a formula that has all it needs comes to nothing. */
export const arithmeticReasons = ['division_by_zero', 'not_finite'] as const;
export type ArithmeticReason = (typeof arithmeticReasons)[number];

/** What a formula calls the patient's age at collection, in full years, and the sex that intervals are chosen by. They are nobody's alias. */
export const patientNames = ['age', 'sex'] as const;

const taken: readonly string[] = [...patientNames, ...Object.keys(functions)];

/** A name in a formula: a letter, then letters, digits and `_`, all small. */
export const aliasField = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,19}$/, 'must be 1 to 20 small letters, digits or _, a letter first'),
  v.check((alias) => !taken.includes(alias), 'means something else in a formula'),
);

/**
 * How a test is calculated from others (domain model 2.1). An input is named by the other test's code, which never changes, as the members of a panel
 * are. A missing or unusable input leaves the test `not_calculated`, with the reason: never 0.
 */
export const calculationSchema = v.object({
  expression: lineField(500),
  inputs: v.pipe(
    v.array(v.object({ alias: aliasField, code: lineField(20) })),
    v.maxLength(20, 'must be at most 20 inputs'),
  ),
  /** A comparison that has to hold, such as `tg < 400`; empty: the formula always holds. */
  valid_if: lineField(200, 0),
});

export type Calculation = v.InferOutput<typeof calculationSchema>;
