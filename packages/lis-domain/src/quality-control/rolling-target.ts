import { type ControlLimits, deviationOf, isBeyond, sides } from './deviation.ts';
import type { RunStatus } from './states.ts';
import { canEstablish, lotStatistics } from './statistics.ts';

/**
 * Maximum number of latest values in a rolling target. Chosen by this project: two months of one
 * run a day.
 */
export const ROLLING_VALUES = 60;

/** A value of a lot, with its evaluation limits and the status of its run. */
export interface LotValue {
  value: string;
  at: string;
  status: RunStatus;
  limits: ControlLimits | null;
}

/** Reason for excluding a value from a rolling target. */
export const rollingExclusions = ['rejected', 'void', 'not_evaluable', 'beyond_3s'] as const;
export type RollingExclusion = (typeof rollingExclusions)[number];

/** Proposed target from a lot’s latest values. Undefined statistics are null. */
export interface RollingTarget {
  n: number;
  /** Number of facility days with values. */
  days: number;
  /** Time of the first and last value; null if there are none. */
  from: string | null;
  to: string | null;
  mean: number | null;
  /** With n − 1. */
  sd: number | null;
  /** Excluded values since `from`, by reason. */
  excluded: Record<RollingExclusion, number>;
  /** There are enough values from enough days, and they are not all equal. */
  sufficient: boolean;
}

/**
 * Returns mean and SD of the latest in-control values (CLSI C24, 4th edition; Westgard, Basic QC
 * Practices), because an out-of-control value must not widen the limits for later ones. Excluded
 * are values of rejected and voided runs, values without an evaluation, and values beyond 3 SD even
 * if the rules only warn. A warning alone excludes nothing: without the values beyond 2 SD, which
 * belong to a stable process, the SD would become too small.
 * @param dayOf Returns the facility’s day of an instant.
 */
export function rollingTarget(
  values: readonly LotValue[],
  dayOf: (at: string) => string,
): RollingTarget {
  const latest = values
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map((value) => ({ ...value, left: exclusionOf(value) }));
  const counted = latest.filter(({ left }) => left === null).slice(0, ROLLING_VALUES);
  const from = counted.at(-1)?.at ?? null;
  const span = latest.filter(({ at }) => from === null || at >= from);
  const excluded = Object.fromEntries(
    rollingExclusions.map((reason) => [reason, span.filter(({ left }) => left === reason).length]),
  ) as RollingTarget['excluded'];
  const { n, mean, sd } = lotStatistics(counted.map(({ value }) => Number(value)));
  const days = new Set(counted.map(({ at }) => dayOf(at))).size;
  return {
    n,
    days,
    from,
    to: counted[0]?.at ?? null,
    mean,
    sd,
    excluded,
    sufficient: canEstablish({ n, days }) && sd !== null && sd > 0,
  };
}

function exclusionOf({ value, status, limits }: LotValue): RollingExclusion | null {
  if (status === 'rejected' || status === 'void' || status === 'not_evaluable') return status;
  const deviation = limits === null ? undefined : deviationOf(value, limits);
  if (deviation === undefined) return 'not_evaluable';
  return sides.some((side) => isBeyond(deviation, side, 3, 'exceeds')) ? 'beyond_3s' : null;
}
