import type { LegendEntry, Place, PlotShape } from '../chart/index.ts';
import type { ControlGeometry } from './control-geometry.ts';
import type { ControlPoint, ControlStatus } from './control-chart.types.ts';

/** What a status looks like: a shape that can be told from the others without its color. */
export const STATUS_MARKS = {
  accepted: { mark: 'disc', tone: 'plain', word: 'accepted' },
  warning: { mark: 'triangle', tone: 'caution', word: 'warning' },
  rejected: { mark: 'diamond', tone: 'critical', word: 'rejected' },
  'not-evaluated': { mark: 'square', tone: 'hollow', word: 'notEvaluated' },
  void: { mark: 'disc', tone: 'hollow', word: 'void' },
} as const satisfies Record<ControlStatus, { mark: PlotShape; tone: string; word: string }>;

/** Statuses whose points are drawn one by one; accepted points are dots in one path. */
const MARKED = ['warning', 'rejected', 'not-evaluated', 'void'] as const;

/** All places of one mark. */
export interface MarkGroup {
  id: string;
  mark: PlotShape;
  tone: string;
  /** Its name in the messages. */
  word: (typeof STATUS_MARKS)[ControlStatus]['word'] | 'unknown' | 'beyondSwatch';
  places: Place[];
}

/** How far from the edge the sign of a point beyond it stands, in pixels. */
const BEYOND = 13;

/** The marks that are there, in the order of the legend, each kind with all its places. */
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

/** One line of the legend for each word: signs above and below the scale mean the same. */
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
