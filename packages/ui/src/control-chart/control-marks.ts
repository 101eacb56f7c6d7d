import type { LegendEntry, Place, PlotShape } from '../chart/index.ts';
import { valueAxis, type ControlGeometry } from './control-geometry.ts';
import type { ControlLimits, ControlPoint, ControlStatus } from './control-chart.types.ts';

/** Mark of each status: a shape that is distinguishable without colour. */
export const STATUS_MARKS = {
  accepted: { mark: 'disc', tone: 'plain', word: 'accepted' },
  warning: { mark: 'triangle', tone: 'caution', word: 'warning' },
  rejected: { mark: 'diamond', tone: 'critical', word: 'rejected' },
  'not-evaluated': { mark: 'square', tone: 'hollow', word: 'notEvaluated' },
  void: { mark: 'disc', tone: 'hollow', word: 'void' },
} as const satisfies Record<ControlStatus, { mark: PlotShape; tone: string; word: string }>;

/** Statuses whose points have individual marks; accepted points are dots in one path. */
const MARKED = ['warning', 'rejected', 'not-evaluated', 'void'] as const;

/** All positions of one kind of mark. */
export interface MarkGroup {
  id: string;
  mark: PlotShape;
  tone: string;
  /** Message key of its name. */
  word: (typeof STATUS_MARKS)[ControlStatus]['word'] | 'unknown' | 'beyondSwatch';
  places: Place[];
}

const UNKNOWN = { mark: 'cross', tone: 'stroke', word: 'unknown' } as const;
const BEYOND_UP = { mark: 'up', tone: 'stroke', word: 'beyondSwatch' } as const;

/** Distance between the edge and the mark of an off-scale point, in pixels. */
const BEYOND = 13;

/** Returns the kinds of marks in use, each with all its positions. */
export function markGroups(
  points: readonly ControlPoint[],
  { places, xs }: ControlGeometry,
  bottom: number,
): MarkGroup[] {
  const groups: MarkGroup[] = MARKED.map((status) => ({
    id: status,
    ...STATUS_MARKS[status],
    places: [],
  }));
  const placesOf = new Map<string, Place[]>(groups.map(({ id, places }) => [id, places]));
  const above: MarkGroup = { id: 'above', ...BEYOND_UP, places: [] };
  const below: MarkGroup = { id: 'below', ...BEYOND_UP, mark: 'down', places: [] };
  const unknown: MarkGroup = { id: 'unknown', ...UNKNOWN, places: [] };
  for (const [index, point] of points.entries()) {
    const place = places[index] ?? null;
    if (place === null) unknown.places.push({ x: xs[index] ?? 0, y: bottom });
    else {
      placesOf.get(point.status)?.push(place);
      if (place.beyond === 'above') above.places.push({ x: place.x, y: place.y - BEYOND });
      if (place.beyond === 'below') below.places.push({ x: place.x, y: place.y + BEYOND });
    }
  }
  return [...groups, unknown, above, below].filter(({ places }) => places.length > 0);
}

/** What the legend of a chart needs to know of it. */
export interface ExplainedChart {
  points: readonly ControlPoint[];
  limits: readonly ControlLimits[];
}

/** Returns one legend entry for each kind of mark in the charts. */
export function legendOf(
  charts: readonly ExplainedChart[],
  wordOf: (word: MarkGroup['word']) => string,
): LegendEntry[] {
  const statuses = new Set<ControlStatus>();
  let hasUnknown = false;
  let hasBeyond = false;
  for (const { points, limits } of charts) {
    const [low, high] = valueAxis(points, limits).domain;
    for (const { status, value } of points) {
      if (value === null) hasUnknown = true;
      else {
        statuses.add(status);
        if (value < low || value > high) hasBeyond = true;
      }
    }
  }
  const entry = (id: string, { mark, tone, word }: Pick<MarkGroup, 'mark' | 'tone' | 'word'>) => ({
    id,
    name: wordOf(word),
    swatch: { mark, tone },
  });
  return [
    ...(['accepted', ...MARKED] as const)
      .filter((status) => statuses.has(status))
      .map((status) => entry(status, STATUS_MARKS[status])),
    ...(hasUnknown ? [entry('unknown', UNKNOWN)] : []),
    ...(hasBeyond ? [entry('beyond', BEYOND_UP)] : []),
  ];
}
