import {
  compareDeviations,
  deviationOf,
  isApart,
  isBeyond,
  sides,
  type ControlLimits,
  type Deviation,
  type LimitMode,
} from './deviation.ts';
import { controlRules, MAX_LEVELS, type ControlRule, type RuleConfiguration } from './rules.ts';

/** One measured value of a QC lot. */
export interface ControlReading {
  id: string;
  level: number;
  /** Decimal text. */
  value: string;
  /**
   * Evaluation limits; null if the lot has no target. Stored with the value, so that a later target
   * does not re-evaluate it.
   */
  limits: ControlLimits | null;
}

export const judgments = ['accepted', 'warning', 'rejected', 'not_evaluable'] as const;
export type Judgment = (typeof judgments)[number];

/** Judgment of a run on record. `overdue`: no run was accepted in time; it has no values. */
export const runJudgments = [...judgments, 'overdue'] as const;
export type RunJudgment = (typeof runJudgments)[number];

/** A violated rule, with the values involved. */
export interface Violation {
  rule: ControlRule;
  severity: 'warning' | 'reject';
  scope: 'within_level' | 'across_levels';
  /** Null for a violation across levels. */
  level: number | null;
  /** Oldest first; includes values of earlier runs if the rule looks back. */
  point_ids: string[];
}

export interface Verdict {
  judgment: Judgment;
  violations: Violation[];
}

export interface EvaluatedRun {
  status: RunJudgment | 'void';
  readings: readonly ControlReading[];
}

/** A value that can be evaluated. */
interface Point {
  id: string;
  level: number;
  deviation: Deviation;
}

type Run = readonly Point[];
type Found = Pick<Violation, 'scope' | 'level'> & { points: Run };
type Finder = (run: Run, before: readonly Run[], configuration: RuleConfiguration) => Found[];

/**
 * Maximum look-back of any rule in runs: twelve values of one level, if every level has separate
 * runs.
 */
export const RUNS_LOOKED_AT = 12 * MAX_LEVELS;

/**
 * Evaluates a run by Westgard’s rules: Westgard et al., Clin Chem 1981;27:493-501; limits as in
 * PMC3909142, Table 1, and on westgard.com. Every rejecting rule is always evaluated without a
 * prior warning, because a shift can violate 4-1s without a 1-2s warning.
 *
 * A run is `not_evaluable` if one of its levels has no evaluable value, or if an SD is not above
 * zero: it is never accepted silently. A violated rule still rejects it. A lot without a target
 * next to one with a target is only recorded.
 * @param earlier Previous runs, oldest first; voided runs and those not evaluable do not count. See
 * `RuleConfiguration.reset_after_reject`.
 */
export function evaluateRun(
  readings: readonly ControlReading[],
  earlier: readonly EvaluatedRun[],
  configuration: RuleConfiguration,
): Verdict {
  const run = pointsOf(readings);
  const before = seriesOf(earlier, configuration);
  const violations = controlRules.flatMap((rule) => {
    const severity = configuration.rules[rule];
    if (severity === 'off') return [];
    return finders[rule](run, before, configuration).map(({ scope, level, points }): Violation => ({
      rule,
      severity,
      scope,
      level,
      point_ids: points.map(({ id }) => id),
    }));
  });
  return { judgment: judgmentOf(readings, run, violations), violations };
}

function judgmentOf(
  readings: readonly ControlReading[],
  run: Run,
  violations: readonly Violation[],
): Judgment {
  if (violations.some(({ severity }) => severity === 'reject')) return 'rejected';
  const hasPoint = (level: number) => run.some((point) => point.level === level);
  const hasUsableLimits = ({ id, limits }: ControlReading) =>
    limits === null || run.some((point) => point.id === id);
  if (
    readings.length === 0 ||
    !readings.every((reading) => hasPoint(reading.level) && hasUsableLimits(reading))
  )
    return 'not_evaluable';
  return violations.length > 0 ? 'warning' : 'accepted';
}

function pointsOf(readings: readonly ControlReading[]): Run {
  return readings
    .flatMap(({ id, level, value, limits }) => {
      const deviation = limits === null ? undefined : deviationOf(value, limits);
      return deviation === undefined ? [] : [{ id, level, deviation }];
    })
    .toSorted((a, b) => a.level - b.level);
}

/** The runs that count for rules that look back. */
function seriesOf(
  earlier: readonly EvaluatedRun[],
  { reset_after_reject }: RuleConfiguration,
): Run[] {
  const beginsAfter = reset_after_reject
    ? earlier.findLastIndex(({ status }) => status === 'rejected')
    : -1;
  return earlier
    .slice(beginsAfter + 1)
    .filter(({ status }) => status === 'accepted' || status === 'warning' || status === 'rejected')
    .map(({ readings }) => pointsOf(readings));
}

const levelsOf = (run: Run) => [...new Set(run.map(({ level }) => level))];
const onLevel = (level: number, points: Run) => points.filter((point) => point.level === level);
const within = (level: number, points: Run): Found => ({ scope: 'within_level', level, points });
const across = (points: Run): Found => ({ scope: 'across_levels', level: null, points });

/** The last points of one level; undefined if there are too few. */
function lastOfLevel(
  level: number,
  count: number,
  run: Run,
  before: readonly Run[],
): Run | undefined {
  const points = onLevel(level, [...before.flat(), ...run]);
  return points.length < count ? undefined : points.slice(-count);
}

/**
 * The last complete runs of two or more levels with exactly this number of points: two runs of two
 * levels for 4-1s, five for 10x.
 */
function lastWholeRuns(count: number, run: Run, before: readonly Run[]): Run | undefined {
  const points: Point[] = [];
  for (const each of [...before, run].toReversed()) {
    if (levelsOf(each).length < 2) return undefined;
    points.unshift(...each);
    if (points.length >= count) return points.length === count ? points : undefined;
  }
  return undefined;
}

function areBeyond(points: Run, sds: number, mode: LimitMode): boolean {
  return sides.some((side) =>
    points.every(({ deviation }) => isBeyond(deviation, side, sds, mode)),
  );
}

const oneBeyond =
  (sds: number): Finder =>
  (run, _before, { limit_mode }) =>
    run
      .filter((point) => areBeyond([point], sds, limit_mode))
      .map((point) => within(point.level, [point]));

/**
 * A number of consecutive points beyond the same limit: in one level, or across all levels of the
 * last runs.
 */
const seriesBeyond =
  (count: number, sds: number): Finder =>
  (run, before, { limit_mode }) => {
    const ofLevels = levelsOf(run).flatMap((level) => {
      const points = lastOfLevel(level, count, run, before);
      return points && areBeyond(points, sds, limit_mode) ? [within(level, points)] : [];
    });
    const ofRuns = lastWholeRuns(count, run, before);
    return ofRuns && areBeyond(ofRuns, sds, limit_mode) ? [...ofLevels, across(ofRuns)] : ofLevels;
  };

/** Two consecutive points of a level beyond the same 2 SD limit, or two levels of one run. */
const twoBeyond: Finder = (run, before, configuration) => {
  const ofLevels = seriesBeyond(2, 2)(run, before, configuration).filter(
    ({ scope }) => scope === 'within_level',
  );
  const ofRun = sides
    .map((side) =>
      run.filter(({ deviation }) => isBeyond(deviation, side, 2, configuration.limit_mode)),
    )
    .find((points) => levelsOf(points).length >= 2);
  return ofRun ? [...ofLevels, across(ofRun)] : ofLevels;
};

/**
 * Two of three points beyond the same 2 SD limit: in the last three of a level including the last,
 * or in three levels of one run.
 */
const twoOfThreeBeyond: Finder = (run, before, { limit_mode }) => {
  const beyond = (points: Run) =>
    sides
      .map((side) => points.filter(({ deviation }) => isBeyond(deviation, side, 2, limit_mode)))
      .find((found) => found.length >= 2);
  const ofLevels = levelsOf(run).flatMap((level) => {
    const points = lastOfLevel(level, 3, run, before);
    const found = points && beyond(points);
    return found && found.at(-1) === points.at(-1) ? [within(level, found)] : [];
  });
  const ofRun = levelsOf(run).length === 3 ? beyond(run) : undefined;
  return ofRun ? [...ofLevels, across(ofRun)] : ofLevels;
};

/** Range between two levels of one run, never across runs. */
const rangeOfRun: Finder = (run, _before, { r4s_mode, limit_mode }) => {
  const ordered = run.toSorted((a, b) => compareDeviations(a.deviation, b.deviation));
  const lowest = ordered[0];
  const highest = ordered.at(-1);
  if (!lowest || !highest || lowest.level === highest.level) return [];
  const isFound =
    r4s_mode === 'range_over_4s'
      ? isApart(highest.deviation, lowest.deviation, 4, limit_mode)
      : isBeyond(highest.deviation, 1, 2, limit_mode) &&
        isBeyond(lowest.deviation, -1, 2, limit_mode);
  return isFound ? [across(run.filter((point) => point === lowest || point === highest))] : [];
};

/** Seven points of a level, each higher, or each lower, than the previous one. */
const trend: Finder = (run, before) =>
  levelsOf(run).flatMap((level) => {
    const points = lastOfLevel(level, 7, run, before);
    const isTrend =
      points &&
      sides.some((side) =>
        points.every(
          (point, index) =>
            index === 0 ||
            side * compareDeviations(point.deviation, points[index - 1]!.deviation) > 0,
        ),
      );
    return isTrend ? [within(level, points)] : [];
  });

const finders: Record<ControlRule, Finder> = {
  '1-2s': oneBeyond(2),
  '1-3s': oneBeyond(3),
  '2-2s': twoBeyond,
  '2of3-2s': twoOfThreeBeyond,
  'R-4s': rangeOfRun,
  '3-1s': seriesBeyond(3, 1),
  '4-1s': seriesBeyond(4, 1),
  '6x': seriesBeyond(6, 0),
  '8x': seriesBeyond(8, 0),
  '9x': seriesBeyond(9, 0),
  '10x': seriesBeyond(10, 0),
  '12x': seriesBeyond(12, 0),
  '7T': trend,
};
