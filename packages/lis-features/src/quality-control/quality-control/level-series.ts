import type { ControlRun } from '@alms/lis-domain/quality-control';
import type {
  ControlEvent,
  ControlLimits,
  ControlPoint,
  ControlStatus,
} from '@alms/ui/control-chart';

type RunPoint = ControlRun['points'][number];

/** QC values of one level for the control chart, oldest first. */
export interface LevelSeries {
  level: number;
  points: ControlPoint[];
  limits: ControlLimits[];
  events: ControlEvent[];
  /** The latest value. */
  last: RunPoint;
}

export interface SeriesWords {
  value: (value: string) => string;
  /** Formats the violated rules of a point. */
  rules: (rules: readonly string[]) => string;
  newLot: (lot: string) => string;
  newReagentLot: (lot: string) => string;
}

function statusOf({ status, violations }: ControlRun, { id, z }: RunPoint): ControlStatus {
  if (status === 'void') return 'void';
  if (z === null) return 'not-evaluated';
  const broken = violations.filter(({ point_ids }) => point_ids.includes(id));
  if (broken.some(({ severity }) => severity === 'reject')) return 'rejected';
  return broken.length > 0 ? 'warning' : 'accepted';
}

/** Returns the point of a level. For two lots measured in parallel, returns the evaluated one. */
function pointOn(level: number, { points }: ControlRun): RunPoint | undefined {
  const own = points.filter((point) => point.level === level);
  return own.find(({ mean }) => mean !== null) ?? own[0];
}

/**
 * Converts runs, latest first, to one series per level, lowest first. Each value keeps the limits
 * used for its evaluation.
 */
export function levelSeries(runs: readonly ControlRun[], words: SeriesWords): LevelSeries[] {
  const levels = [
    ...new Set(runs.flatMap(({ points }) => points.map(({ level }) => level))),
  ].toSorted((a, b) => a - b);
  return levels.flatMap((level) => seriesOf(level, runs, words) ?? []);
}

function seriesOf(
  level: number,
  runs: readonly ControlRun[],
  words: SeriesWords,
): LevelSeries | undefined {
  const points: ControlPoint[] = [];
  const limits: ControlLimits[] = [];
  const events: ControlEvent[] = [];
  let before: { point: RunPoint; reagent: string } | undefined;
  for (const run of runs.toReversed()) {
    const point = pointOn(level, run);
    if (!point) continue;
    const broken = run.violations
      .filter(({ point_ids }) => point_ids.includes(point.id))
      .map(({ rule }) => rule);
    points.push({
      id: point.id,
      at: run.at,
      value: Number(point.value),
      text: words.value(point.value),
      status: statusOf(run, point),
      ...(broken.length > 0 && { note: words.rules([...new Set(broken)]) }),
    });
    const [centre, deviation] = [Number(point.mean ?? 0), Number(point.sd ?? 0)];
    const current = limits.at(-1);
    if (deviation > 0 && (current?.centre !== centre || current.deviation !== deviation))
      limits.push({ from: run.at, centre, deviation });
    if (before && before.point.lot_number !== point.lot_number)
      events.push({ at: run.at, label: words.newLot(point.lot_number) });
    if (
      before &&
      run.reagent_lot !== '' &&
      before.reagent !== '' &&
      before.reagent !== run.reagent_lot
    )
      events.push({ at: run.at, label: words.newReagentLot(run.reagent_lot) });
    before = { point, reagent: run.reagent_lot };
  }
  return before && { level, points, limits, events, last: before.point };
}
