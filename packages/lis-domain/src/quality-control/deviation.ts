import { inCommonUnits } from '../catalogue/index.ts';

/** Mean and SD used to evaluate a QC value: decimal text, in the unit of the value. */
export interface ControlLimits {
  mean: string;
  sd: string;
}

/** Above or below the mean. */
export type Side = 1 | -1;

export const sides: readonly Side[] = [1, -1];

/**
 * Whether a value exactly on the limit violates the rule. `exceeds` is the wording of the rule
 * definitions; `reaches` is the alternative in use.
 */
export type LimitMode = 'exceeds' | 'reaches';

/**
 * The distance of a value from its mean as an exact fraction of the SD, with both parts in the same
 * decimal unit. A value of 3.70 with mean 3.52 and SD 0.06 lies exactly 3 SD away, which binary
 * floats would not represent.
 */
export interface Deviation {
  distance: bigint;
  sd: bigint;
}

/** Returns the deviation of a value; undefined if the SD is zero or negative. */
export function deviationOf(value: string, { mean, sd }: ControlLimits): Deviation | undefined {
  const [read = 0n, centre = 0n, spread = 0n] = inCommonUnits(value, mean, sd);
  return spread <= 0n ? undefined : { distance: read - centre, sd: spread };
}

/** Returns the deviation as a number for display: z = (x − mean) / SD. */
export function zOf({ distance, sd }: Deviation): number {
  return Number(distance) / Number(sd);
}

/**
 * Returns whether a value lies beyond a number of SD on one side. Beyond 0 SD means on that side of
 * the mean: the mean itself is on neither side, in either mode.
 */
export function isBeyond(
  { distance, sd }: Deviation,
  side: Side,
  sds: number,
  mode: LimitMode,
): boolean {
  const far = BigInt(side) * distance;
  const limit = BigInt(sds) * sd;
  return far > limit || (mode === 'reaches' && sds > 0 && far === limit);
}

/** Negative when `a` is lower than `b`, each measured in its own SD. */
export function compareDeviations(a: Deviation, b: Deviation): number {
  const left = a.distance * b.sd;
  const right = b.distance * a.sd;
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Returns whether `upper` is more than a number of SD above `lower`, each measured in its own SD.
 */
export function isApart(upper: Deviation, lower: Deviation, sds: number, mode: LimitMode): boolean {
  const apart = upper.distance * lower.sd - lower.distance * upper.sd;
  const limit = BigInt(sds) * upper.sd * lower.sd;
  return apart > limit || (mode === 'reaches' && apart === limit);
}
