import {
  AxisLabels,
  dotsPath,
  labelWidth,
  shapesPath,
  useTimeLabels,
  type Place,
} from '../chart/index.ts';
import type { Area, ControlGeometry, ValueAxis } from './control-geometry.ts';
import type { MarkGroup } from './control-marks.ts';
import type { ControlEvent, ControlPoint } from './control-chart.types.ts';

/**
 * From this number on, points are drawn smaller and without an outline that would hide neighbouring
 * points.
 */
const DENSE = 300;

export interface ControlDrawingProps {
  area: Area;
  height: number;
  points: readonly ControlPoint[];
  axis: ValueAxis;
  geometry: ControlGeometry;
  marks: readonly MarkGroup[];
  events: readonly ControlEvent[];
  span: readonly [number, number];
  /** Whether the dates are shown below the plot. */
  dated: boolean;
  /** Label of the latest rejected point. */
  flag: { place: Place; text: string } | null;
  valueWords: (value: number) => string;
  levelWords: (level: number) => string;
}

/**
 * The drawing: bands, level lines, axes, one path for the line, one for accepted points, and one
 * for each kind of mark.
 */
export function ControlDrawing({
  area,
  height,
  points,
  axis,
  geometry,
  marks,
  events,
  span,
  dated,
  flag,
  valueWords,
  levelWords,
}: ControlDrawingProps) {
  const { x, y, places, bands, levels } = geometry;
  const time = useTimeLabels(span[0], span[1], x);
  const dots = dotsPath(
    places.filter(
      (place, index): place is NonNullable<typeof place> =>
        place !== null && points[index]?.status === 'accepted',
    ),
  );
  const changes = events
    .map(({ at, label }) => ({ at: x(Date.parse(at)), label }))
    .filter(({ at }) => at >= area.left && at <= area.right);
  return (
    <>
      <path data-part="band-outer" d={bands.outer} />
      <path data-part="band-inner" d={bands.inner} />
      <path data-part="grid" d={levels.inner} />
      <path data-part="level-outer" d={levels.outer} />
      <path data-part="baseline" d={levels.centre} />
      <AxisLabels
        side="start"
        edge={area.left - 8}
        labels={axis.ticks.map(({ value }) => ({ at: y(value), text: valueWords(value) }))}
      />
      <AxisLabels
        side="end"
        edge={area.right + 8}
        labels={axis.ticks.flatMap(({ value, level }) =>
          level === null ? [] : [{ at: y(value), text: levelWords(level), quiet: true }],
        )}
      />
      {dated && (
        <AxisLabels
          side="below"
          edge={height - 6}
          labels={time.map((label) => ({ ...label, quiet: true }))}
        />
      )}
      {changes.length > 0 && (
        <path
          data-part="change"
          d={changes.map(({ at }) => `M${at} ${area.top - 30}V${area.bottom}`).join('')}
        />
      )}
      <ChangeLabels changes={changes} area={area} />
      <path data-part="run" d={geometry.line} />
      {points.length < DENSE && <path data-part="rims" d={dots} />}
      <path data-part="dots" data-dense={points.length >= DENSE || undefined} d={dots} />
      {marks.map(({ id, mark, tone, places: at }) => (
        <path key={id} data-mark={tone} d={shapesPath(mark, at)} />
      ))}
      {flag && <Flag {...flag} area={area} places={places} />}
    </>
  );
}

/** Names of changes, skipping those that would overlap; the table lists them all. */
function ChangeLabels({
  changes,
  area,
}: {
  changes: readonly { at: number; label: string }[];
  area: Area;
}) {
  return changes.map(({ at, label }, index) => {
    const width = labelWidth(label) + 12;
    const room = (changes[index + 1]?.at ?? area.right) - at;
    const back = at - (changes[index - 1]?.at ?? area.left);
    if (room < width && (index < changes.length - 1 || back < width)) return null;
    return (
      <text
        key={at}
        x={room < width ? at - 6 : at + 6}
        y={area.top - 20}
        textAnchor={room < width ? 'end' : 'start'}
        data-quiet
      >
        {label}
      </text>
    );
  });
}

/** Distance between the point and its label, in pixels. */
const LEADER = 34;

/**
 * Label of the most important point, on a side where it covers no other point. Omitted when both
 * sides are occupied.
 */
function Flag({
  place,
  text,
  area,
  places,
}: {
  place: Place;
  text: string;
  area: Area;
  places: ControlGeometry['places'];
}) {
  const { x, y } = place;
  const width = LEADER + labelWidth(text);
  const free = (from: number, to: number) =>
    from >= area.left &&
    to <= area.right &&
    !places.some(
      (other) =>
        other &&
        other !== place &&
        other.x > from - 6 &&
        other.x < to + 6 &&
        Math.abs(other.y - y) < 12,
    );
  const side = free(x - width, x) ? -1 : free(x, x + width) ? 1 : null;
  if (side === null) return null;
  return (
    <>
      <path data-part="leader" d={`M${x + side * 10} ${y}h${side * 18}`} />
      <text
        data-part="flag"
        x={x + side * LEADER}
        y={y + 4}
        textAnchor={side === -1 ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  );
}
