import * as v from 'valibot';
import { lineField } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';

/** Functions allowed in a formula, with their number of arguments. */
export const functions = {
  min: { min: 2, max: 20 },
  max: { min: 2, max: 20 },
  round: { min: 1, max: 2 },
  abs: { min: 1, max: 1 },
  sqrt: { min: 1, max: 1 },
  ln: { min: 1, max: 1 },
  log10: { min: 1, max: 1 },
  exp: { min: 1, max: 1 },
} as const;

export type FormulaFunction = keyof typeof functions;

/** Reasons why a formula with complete inputs has no result. */
export const arithmeticReasons = ['division_by_zero', 'not_finite'] as const;
export type ArithmeticReason = (typeof arithmeticReasons)[number];

/**
 * Reserved names: the patient’s age at collection in full years, and the sex used to select
 * reference intervals. They cannot be used as aliases.
 */
export const patientNames = ['age', 'sex'] as const;

const taken: readonly string[] = [...patientNames, ...Object.keys(functions)];

/** A name in a formula: a lower-case letter followed by lower-case letters, digits and `_`. */
export const aliasField = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9_]{0,19}$/,
    'must be 1 to 20 lower-case letters, digits or _, starting with a letter',
  ),
  v.check((alias) => !taken.includes(alias), 'is a reserved name in formulas'),
);

/**
 * Calculation of a test from other tests (domain model 2.1). An input is identified by the test’s
 * immutable code, like the members of a panel. A missing or unusable input makes the test
 * `not_calculated` with a reason, never 0.
 */
const calculationObject = v.object({
  expression: lineField(500),
  inputs: v.pipe(
    v.array(v.object({ alias: aliasField, code: lineField(20) })),
    v.maxLength(20, 'must contain at most 20 inputs'),
  ),
  /** A condition that must be true, such as `tg < 400`; empty: always valid. */
  valid_if: lineField(200, 0),
});
export interface CalculationSchema extends Named<typeof calculationObject> {}
export const calculationSchema: CalculationSchema = calculationObject;

export interface Calculation extends v.InferOutput<CalculationSchema> {}
