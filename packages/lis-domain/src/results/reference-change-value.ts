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

/** Decimal places of a log-normal limit: doubles give more digits in every engine. */
const LOG_PLACES = 6;

/**
 * Returns the log-normal reference change values of a test in percent of the earlier value, to 6
 * decimal places: a rise above `up`, or a fall below `down`, is unlikely to be due to variation
 * alone. With σ = √ln(CV² + 1) and CV² = CVa² + CVi², the rise is exp(z × √2 × σ) − 1 and the fall
 * 1 − exp(−z × √2 × σ), with z = 1.96 (Fokkema, Herrmann, Muskiet and Moecks, Reference change
 * values for brain natriuretic peptides revisited, Clin Chem 2006;52:1602-3). For large variation
 * the symmetric limit would exceed a fall of 100 %, which no value can reach.
 */
export function logNormalChangeValues({
  analytical_cv,
  within_subject_cv,
}: Variation): { up: string; down: string } | undefined {
  if (analytical_cv === undefined || within_subject_cv === undefined) return undefined;
  const variance = (Number(analytical_cv) ** 2 + Number(within_subject_cv) ** 2) / 10_000;
  // Logarithms have no exact decimal: the limit is rounded once, and compared exactly after that.
  const spread = Number(Z) * Math.SQRT2 * Math.sqrt(Math.log1p(variance));
  const inPercent = (ratio: number) => (Math.abs(ratio) * 100).toFixed(LOG_PLACES);
  return { up: inPercent(Math.expm1(spread)), down: inPercent(Math.expm1(-spread)) };
}
