import { extent, niceDomain, type LinearScale, type Place } from '../chart/index.ts';
import type { LineSeries } from './line-chart.types.ts';

/** A value range highlighted behind the lines; null where it is open. */
export interface LineBand {
  low: number | null;
  high: number | null;
}

/**
 * Returns the value domain: round, with every known value and the ends of the band. With areas it
 * includes zero, because an area is measured from zero. Without areas it may begin anywhere,
 * because a line is read by its slope.
 */
export function lineDomain(
  series: readonly LineSeries[],
  area: boolean,
  band?: LineBand,
): [number, number] {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const [low, high] = extent([
    ...values,
    band?.low ?? null,
    band?.high ?? null,
    area ? 0 : null,
  ]) ?? [0, 1];
  return niceDomain(low, high);
}

/** Returns the unique times at which any series has a point, known or not, in ascending order. */
export const timesOf = (series: readonly LineSeries[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ at }) => Date.parse(at))))].sort(
    (a, b) => a - b,
  );

/** Returns the positions of a series; null where the value is unknown. */
export const placesOf = (
  { points }: LineSeries,
  x: LinearScale,
  y: LinearScale,
): (Place | null)[] =>
  points.map(({ at, value }) => (value === null ? null : { x: x(Date.parse(at)), y: y(value) }));

/**
 * Returns the values of each series per time. A missing point is distinct from a point without a
 * value.
 */
export function rowsOf(
  series: readonly LineSeries[],
): { time: number; values: (number | null | undefined)[] }[] {
  const known = series.map(
    ({ points }) => new Map(points.map(({ at, value }) => [Date.parse(at), value])),
  );
  return timesOf(series).map((time) => ({ time, values: known.map((values) => values.get(time)) }));
}
