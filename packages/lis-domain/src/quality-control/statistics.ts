/** What the values of a lot come to. Null where it is not defined. */
export interface LotStatistics {
  n: number;
  mean: number | null;
  /** Standard deviation with n − 1: of one value there is none, and it is not 0. */
  sd: number | null;
  /** Coefficient of variation, 100 · SD / mean, in percent. */
  cv: number | null;
}

/** Mean, SD and CV of control values (WHO, Laboratory Quality Management System, module 7). */
export function lotStatistics(values: readonly number[]): LotStatistics {
  const n = values.length;
  if (n === 0) return { n, mean: null, sd: null, cv: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { n, mean, sd: null, cv: null };
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1));
  return { n, mean, sd, cv: mean === 0 ? null : (100 * sd) / Math.abs(mean) };
}

/** A target is established from at least so many values … */
export const LEAST_VALUES = 20;
/** … read on at least so many days (domain model 2.8; CLSI C24). */
export const LEAST_DAYS = 10;

export function canEstablish({ n, days }: { n: number; days: number }): boolean {
  return n >= LEAST_VALUES && days >= LEAST_DAYS;
}

/** How far the mean of the own values lies from the target, in percent of the target; null where the target is 0. */
export function biasOf(mean: number, target: number): number | null {
  return target === 0 ? null : (100 * (mean - target)) / Math.abs(target);
}

/** How many SD fit between the method and the error that is allowed: (TEa − |bias|) / CV, all in percent. Null where the CV is 0. */
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

/** The share of control runs that were not rejected, in percent, unrounded; null when none was judged: a share of nothing is not known, and 0 is a rate. */
export function passRate({
  passed,
  rejected,
}: {
  passed: number;
  rejected: number;
}): number | null {
  const judged = passed + rejected;
  return judged === 0 ? null : (100 * passed) / judged;
}
