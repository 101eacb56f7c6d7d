import { multiplyDecimals, squareRootDecimal, sumOfDecimals } from '../catalogue/decimal.ts';
import type { DeltaRule } from '../catalogue/value-rules.schema.ts';

/** Standard normal deviate of a two-sided probability of 95 %. */
const Z = '1.96';

/** The coefficients of variation of a rule, in percent. */
type Variation = Pick<DeltaRule, 'analytical_cv' | 'within_subject_cv'>;

/**
 * Returns the square of the reference change value, exactly; undefined if a coefficient is missing.
 * The squares of changes are compared with it, without a root that would have to be rounded.
 */
export function squaredChangeValue({
  analytical_cv,
  within_subject_cv,
}: Variation): string | undefined {
  if (analytical_cv === undefined || within_subject_cv === undefined) return undefined;
  const squares = [analytical_cv, within_subject_cv].map((cv) => multiplyDecimals(cv, cv));
  const factor = multiplyDecimals('2', multiplyDecimals(Z, Z));
  return multiplyDecimals(factor, sumOfDecimals(...squares));
}

/**
 * Returns the reference change value of a test in percent, to one decimal place: a larger
 * difference between two results of one patient is unlikely to be due to analytical and
 * within-subject biological variation alone. RCV = √2 × z × √(CVa² + CVi²) with z = 1.96, two-sided
 * 95 % (Harris and Yasaka, Clin Chem 1983;29:25; Fraser, Biological Variation: From Principles to
 * Practice, 2001).
 */
export function referenceChangeValue(rule: Variation): string | undefined {
  const squared = squaredChangeValue(rule);
  return squared === undefined ? undefined : squareRootDecimal(squared, 1);
}
