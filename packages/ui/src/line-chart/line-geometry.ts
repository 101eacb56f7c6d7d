import { extent, niceDomain, type LinearScale, type Place } from '../chart/index.ts';
import type { LineSeries } from './line-chart.types.ts';

/** A stretch of values to stand out behind the lines; null where it is open. */
export interface LineBand {
  low: number | null;
  high: number | null;
}

/**
 * The value axis: round, holding every known value and the band's ends. An area is measured from zero, so zero is on its axis; a line
 * is read by its slope, and its axis may begin anywhere.
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

/** The times at which any series has a point, known or not, ascending and each once. */
export const timesOf = (series: readonly LineSeries[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ at }) => Date.parse(at))))].sort(
    (a, b) => a - b,
  );

/** A series' places; null where the value is not known. */
export const placesOf = (
  { points }: LineSeries,
  x: LinearScale,
  y: LinearScale,
): (Place | null)[] =>
  points.map(({ at, value }) => (value === null ? null : { x: x(Date.parse(at)), y: y(value) }));

/** What each series has at each time. A time at which a series has no point is not the same as a point without a value. */
export function rowsOf(
  series: readonly LineSeries[],
): { time: number; values: (number | null | undefined)[] }[] {
  const known = series.map(
    ({ points }) => new Map(points.map(({ at, value }) => [Date.parse(at), value])),
  );
  return timesOf(series).map((time) => ({ time, values: known.map((values) => values.get(time)) }));
}
