/** Statistics of a lot’s values. Null if undefined. */
export interface LotStatistics {
  n: number;
  mean: number | null;
  /** Standard deviation with n − 1; null for a single value, not 0. */
  sd: number | null;
  /** Coefficient of variation, 100 · SD / mean, in percent. */
  cv: number | null;
}

/** Returns mean, SD and CV of QC values (WHO, Laboratory Quality Management System, module 7). */
export function lotStatistics(values: readonly number[]): LotStatistics {
  const n = values.length;
  if (n === 0) return { n, mean: null, sd: null, cv: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { n, mean, sd: null, cv: null };
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1));
  return { n, mean, sd, cv: mean === 0 ? null : (100 * sd) / Math.abs(mean) };
}

/** Minimum number of values to establish a target (domain model 2.8; CLSI C24). */
export const MIN_VALUES = 20;
/** Minimum number of days with values to establish a target (domain model 2.8; CLSI C24). */
export const MIN_DAYS = 10;

export function canEstablish({ n, days }: { n: number; days: number }): boolean {
  return n >= MIN_VALUES && days >= MIN_DAYS;
}

/**
 * Returns the deviation of the laboratory’s mean from the target, in percent of the target; null if
 * the target is 0.
 */
export function biasOf(mean: number, target: number): number | null {
  return target === 0 ? null : (100 * (mean - target)) / Math.abs(target);
}

/** Returns the sigma metric: (TEa − |bias|) / CV, all in percent. Null if the CV is 0. */
export function sigmaOf({
  allowable,
  bias,
  cv,
}: {
  allowable: number;
  bias: number;
  cv: number;
}): number | null {
  return cv === 0 ? null : (allowable - Math.abs(bias)) / cv;
}

/**
 * Returns the percentage of QC runs that were not rejected, unrounded. Null if no run was
 * evaluated; 0 is a valid rate.
 */
export function passRate({
  passed,
  rejected,
}: {
  passed: number;
  rejected: number;
}): number | null {
  const evaluated = passed + rejected;
  return evaluated === 0 ? null : (100 * passed) / evaluated;
}
