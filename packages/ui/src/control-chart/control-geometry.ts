import {
  decimals,
  extent,
  linearScale,
  linePath,
  niceDomain,
  niceTicks,
  type LinearScale,
  type Place,
} from '../chart/index.ts';
import type { ControlLimits, ControlPoint } from './control-chart.types.ts';

/** The lines that are named beside the plot, in deviations from the centre. */
export const LEVELS = [3, 2, 1, 0, -1, -2, -3] as const;
/** The plot shows this many deviations on both sides; what lies beyond stands at its edge. */
const SHOWN = 4;
/** The first and the last point keep this distance from the plot's sides, in pixels. */
const INSET = 10;

/** Where the plot lies inside the picture, in pixels. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One point's place, and whether its value lies outside what is shown. */
export interface PlacedPoint extends Place {
  beyond: 'above' | 'below' | null;
}

/** A stretch of time with one set of limits, in pixels. */
interface Stretch {
  from: number;
  to: number;
  limits: ControlLimits;
}

export interface ControlGeometry {
  x: LinearScale;
  /** One per point; null where the value is not known. */
  places: (PlacedPoint | null)[];
  /** Each point's place along the time axis, ascending, for bisection. */
  xs: number[];
  line: string;
  /** Empty without limits. */
  levels: { centre: string; inner: string; outer: string };
  bands: { inner: string; outer: string };
  y: LinearScale;
}

/** The limits that held at a time: the last that began before it, or the first of all. */
export function limitsAt(
  limits: readonly ControlLimits[],
  time: number,
): ControlLimits | undefined {
  let found = limits[0];
  for (const each of limits) {
    if (Date.parse(each.from) <= time) found = each;
  }
  return found;
}

/** How many deviations a value lies from the centre; null where no limits are set. */
export const deviationsOf = (value: number, limits: ControlLimits | undefined): number | null =>
  limits ? (value - limits.centre) / limits.deviation : null;

/** The value axis: what it shows, and what is written beside it. */
export interface ValueAxis {
  domain: [number, number];
  /** The latest limits' levels, from the highest; round values without a level where there are no limits. */
  ticks: { value: number; level: number | null }[];
  /** Digits after the decimal mark that the labels need. */
  digits: number;
}

/** With limits the axis shows four deviations on both sides of every centre, whatever the points are; without, all values. */
export function valueAxis(
  points: readonly ControlPoint[],
  limits: readonly ControlLimits[],
): ValueAxis {
  const latest = limits.at(-1);
  const ends = extent(
    limits.flatMap(({ centre, deviation }) => [
      centre - SHOWN * deviation,
      centre + SHOWN * deviation,
    ]),
  );
  if (latest && ends) {
    const { centre, deviation } = latest;
    return {
      domain: ends,
      ticks: LEVELS.map((level) => ({ level, value: centre + level * deviation })),
      digits: Math.max(decimals(centre), decimals(deviation)),
    };
  }
  const [low, high] = extent(points.map(({ value }) => value)) ?? [0, 1];
  const domain = niceDomain(low, high);
  const { values, digits } = niceTicks(...domain, 6);
  return { domain, ticks: values.map((value) => ({ level: null, value })), digits };
}

function stretchesOf(
  limits: readonly ControlLimits[],
  x: LinearScale,
  { left, right }: Area,
): Stretch[] {
  const clamp = (place: number) => Math.min(right, Math.max(left, place));
  return limits
    .map((each, index) => {
      const next = limits[index + 1];
      return {
        limits: each,
        from: index === 0 ? left : clamp(x(Date.parse(each.from))),
        to: next ? clamp(x(Date.parse(next.from))) : right,
      };
    })
    .filter(({ from, to }) => to > from);
}

/** The points' places, held back at the edge of the plot. */
function placed(
  points: readonly ControlPoint[],
  xs: readonly number[],
  y: LinearScale,
  { top, bottom }: Area,
): (PlacedPoint | null)[] {
  return points.map(({ value }, index) => {
    if (value === null) return null;
    const height = y(value);
    const beyond = height < top ? 'above' : height > bottom ? 'below' : null;
    return { x: xs[index] ?? 0, y: Math.min(bottom, Math.max(top, height)), beyond };
  });
}

/** The line through what counts: a void point is passed over, an unknown value or a long silence breaks it. */
function* counted(
  points: readonly ControlPoint[],
  places: readonly (PlacedPoint | null)[],
  times: readonly number[],
  longestGap: number,
): Generator<Place | null> {
  let before: number | undefined;
  for (const [index, { status }] of points.entries()) {
    const [place, time] = [places[index] ?? null, times[index] ?? 0];
    if (status === 'void') continue;
    if (before !== undefined && time - before > longestGap) yield null;
    yield place;
    before = time;
  }
}

/**
 * Everything of a control chart that can be reckoned without drawing it.
 * @param points in the order of time
 * @param limits in the order of time; empty when none are set yet
 * @param span the time axis' ends in milliseconds
 * @param longestGap milliseconds between two points above which no line joins them
 */
export function controlGeometry(
  points: readonly ControlPoint[],
  limits: readonly ControlLimits[],
  { domain }: Pick<ValueAxis, 'domain'>,
  area: Area,
  span: readonly [number, number],
  longestGap = Infinity,
): ControlGeometry {
  const times = points.map(({ at }) => Date.parse(at));
  const x = linearScale(span, [area.left + INSET, area.right - INSET]);
  const y = linearScale(domain, [area.bottom, area.top]);
  const xs = times.map(x);
  const places = placed(points, xs, y, area);
  const stretches = stretchesOf(limits, x, area);
  const lines = (levels: readonly number[]) =>
    levels
      .flatMap((level) =>
        stretches.map(
          ({ from, to, limits: { centre, deviation } }) =>
            `M${from} ${y(centre + level * deviation)}H${to}`,
        ),
      )
      .join('');
  const band = (level: number) =>
    stretches
      .map(
        ({ from, to, limits: { centre, deviation } }) =>
          `M${from} ${y(centre + level * deviation)}H${to}V${y(centre - level * deviation)}H${from}Z`,
      )
      .join('');
  return {
    x,
    y,
    xs,
    places,
    line: linePath(counted(points, places, times, longestGap)),
    levels: { centre: lines([0]), inner: lines([2, 1, -1, -2]), outer: lines([3, -3]) },
    bands: { inner: band(1), outer: band(2) },
  };
}
