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

/** Levels labelled beside the plot, in deviations from the centre. */
export const LEVELS = [3, 2, 1, 0, -1, -2, -3] as const;
/** Number of deviations shown on both sides; values beyond are drawn at the edge. */
const SHOWN = 4;
/** Distance of the first and last point from the plot's sides, in pixels. */
const INSET = 10;

/** Bounds of the plot inside the drawing, in pixels. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Position of a point, and whether its value lies outside the scale. */
export interface PlacedPoint extends Place {
  beyond: 'above' | 'below' | null;
}

/** A time segment with one set of limits, in pixels. */
interface Stretch {
  from: number;
  to: number;
  limits: ControlLimits;
}

export interface ControlGeometry {
  x: LinearScale;
  /** One position per point; null when the value is unknown. */
  places: (PlacedPoint | null)[];
  /** Position of each point on the time axis, ascending, for bisection. */
  xs: number[];
  line: string;
  /** Empty without limits. */
  levels: { centre: string; inner: string; outer: string };
  bands: { inner: string; outer: string };
  y: LinearScale;
}

/** Returns the limits valid at a time: the latest set that began before it, or the first set. */
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

/** Returns the distance of a value from the centre in deviations; null without limits. */
export const deviationsOf = (value: number, limits: ControlLimits | undefined): number | null =>
  limits ? (value - limits.centre) / limits.deviation : null;

/** Domain and ticks of the value axis. */
export interface ValueAxis {
  domain: [number, number];
  /**
   * Levels of the latest limits, from the highest; round values without a level where there are no
   * limits.
   */
  ticks: { value: number; level: number | null }[];
  /** Decimal digits of the labels. */
  digits: number;
}

/**
 * Returns the value axis. With limits it shows four deviations on both sides of every centre,
 * independent of the points; without limits, all values.
 */
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

/** Point positions, clamped to the edge of the plot. */
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

/**
 * The line through valid points. A void point is skipped; an unknown value or a long gap breaks the
 * line.
 */
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
 * Computes the geometry of a control chart without rendering.
 * @param points in chronological order
 * @param limits in chronological order; empty when none are set
 * @param span ends of the time axis, in milliseconds
 * @param longestGap maximum gap between connected points, in milliseconds
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
