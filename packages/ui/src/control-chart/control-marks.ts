import type { LegendEntry, Place, PlotShape } from '../chart/index.ts';
import type { ControlGeometry } from './control-geometry.ts';
import type { ControlPoint, ControlStatus } from './control-chart.types.ts';

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

/** Distance between the edge and the mark of an off-scale point, in pixels. */
const BEYOND = 13;

/** Returns the kinds of marks in use, in legend order, each with all its positions. */
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
  const above: MarkGroup = {
    id: 'above',
    mark: 'up',
    tone: 'stroke',
    word: 'beyondSwatch',
    places: [],
  };
  const below: MarkGroup = {
    id: 'below',
    mark: 'down',
    tone: 'stroke',
    word: 'beyondSwatch',
    places: [],
  };
  const unknown: MarkGroup = {
    id: 'unknown',
    mark: 'cross',
    tone: 'stroke',
    word: 'unknown',
    places: [],
  };
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

/** Returns one legend entry per name: marks above and below the scale share an entry. */
export function legendOf(
  groups: readonly MarkGroup[],
  accepted: boolean,
  wordOf: (word: MarkGroup['word']) => string,
): LegendEntry[] {
  const once = groups.filter(
    ({ id }) => id !== 'below' || !groups.some((each) => each.id === 'above'),
  );
  return [...(accepted ? [{ id: 'accepted', ...STATUS_MARKS.accepted }] : []), ...once].map(
    ({ id, mark, tone, word }) => ({ id, name: wordOf(word), swatch: { mark, tone } }),
  );
}
