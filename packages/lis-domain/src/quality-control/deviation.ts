import { inCommonUnits } from '../catalogue/index.ts';

/** What a control value is judged by: decimal text, in the unit of the value. */
export interface ControlLimits {
  mean: string;
  sd: string;
}

/** Above or below the mean. */
export type Side = 1 | -1;

export const sides: readonly Side[] = [1, -1];

/**
 * Whether a value on the limit itself has broken it. `exceeds` is the wording of the rules' definitions; `reaches` is the other practice in use.
 */
export type LimitMode = 'exceeds' | 'reaches';

/**
 * How far a value lies from its mean, as an exact fraction of the SD: both parts in the same smallest decimal place. A value of 3.70 with mean 3.52
 * and SD 0.06 lies exactly 3 SD away, which binary numbers would not say.
 */
export interface Deviation {
  distance: bigint;
  sd: bigint;
}

/** Undefined where nothing can be judged: an SD of zero, or less, is no measure. */
export function deviationOf(value: string, { mean, sd }: ControlLimits): Deviation | undefined {
  const [read = 0n, centre = 0n, spread = 0n] = inCommonUnits(value, mean, sd);
  return spread <= 0n ? undefined : { distance: read - centre, sd: spread };
}

/** The deviation as a number, to show: z = (x − mean) / SD. */
export function zOf({ distance, sd }: Deviation): number {
  return Number(distance) / Number(sd);
}

/** Whether a value lies beyond so many SD on one side. Beyond 0 SD is on that side of the mean: the mean itself is on neither, in either mode. */
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

/** Negative when `a` lies lower than `b`, each measured in its own SD. */
export function compareDeviations(a: Deviation, b: Deviation): number {
  const left = a.distance * b.sd;
  const right = b.distance * a.sd;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether `upper` lies more than so many SD above `lower`, each measured in its own SD. */
export function isApart(upper: Deviation, lower: Deviation, sds: number, mode: LimitMode): boolean {
  const apart = upper.distance * lower.sd - lower.distance * upper.sd;
  const limit = BigInt(sds) * upper.sd * lower.sd;
  return apart > limit || (mode === 'reaches' && apart === limit);
}
