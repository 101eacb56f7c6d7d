import { type ControlLimits, deviationOf, isBeyond, sides } from './deviation.ts';
import type { RunStatus } from './states.ts';
import { canEstablish, lotStatistics } from './statistics.ts';

/** A rolling target follows the latest values of a lot; so many of them at most. Our number: two months of one run a day. */
export const ROLLING_VALUES = 60;

/** A value of a lot, with what it was judged by and what its run stands as. */
export interface LotValue {
  value: string;
  at: string;
  status: RunStatus;
  limits: ControlLimits | null;
}

/** Why a value is left out of a rolling target. */
export const rollingExclusions = ['rejected', 'void', 'not_evaluable', 'beyond_3s'] as const;
export type RollingExclusion = (typeof rollingExclusions)[number];

/** What a lot's target would be from its latest values. Figures are null where they are not defined. */
export interface RollingTarget {
  n: number;
  /** Days of the facility on which they were read. */
  days: number;
  /** When the first and the last of them was read; null without any. */
  from: string | null;
  to: string | null;
  mean: number | null;
  /** With n − 1. */
  sd: number | null;
  /** Values read from `from` on that do not count. */
  excluded: Record<RollingExclusion, number>;
  /** There are enough values of enough days, and they differ. */
  sufficient: boolean;
}

/**
 * Mean and SD of the latest values that were in control (CLSI C24, 4th edition; Westgard, Basic QC Practices): a value that was out of control must not
 * widen the limits that the next ones are judged by. Values of rejected and void runs are left out, those that nobody could judge, and those beyond 3 SD of
 * what they were judged by, even where the rules only warn of them. A warning alone leaves nothing out: without the values beyond 2 SD, which are part of a
 * stable process, the SD would become too small.
 * @param dayOf The day of the facility that an instant belongs to
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
