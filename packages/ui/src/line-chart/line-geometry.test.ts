import { describe, expect, it } from 'vitest';
import { linearScale } from '../chart/index.ts';
import { lineDomain, placesOf, rowsOf, timesOf } from './line-geometry.ts';
import type { LineSeries } from './line-chart.types.ts';

const at = (day: number) => `2026-05-0${day}T00:00:00Z`;
const series = (id: string, ...points: [number, number | null][]): LineSeries => ({
  id,
  name: id,
  points: points.map(([day, value]) => ({ at: at(day), value })),
});

const north = series('north', [1, 12], [2, null], [3, 18]);
const south = series('south', [2, 31], [4, 27]);

describe('lineDomain', () => {
  it.each([
    ['contains all known values', [north, south], false, undefined, [10, 35]],
    ['starts at zero for an area', [north, south], true, undefined, [0, 35]],
    ['contains the band', [north], false, { low: 5, high: null }, [4, 18]],
    ['is 0 to 1 without known values', [series('none', [1, null])], false, undefined, [0, 1]],
  ])('%s', (_, given, area, band, domain) => {
    expect(lineDomain(given, area, band)).toEqual(domain);
  });
});

describe('line chart values', () => {
  it('contain every time once, in order', () => {
    expect(timesOf([south, north]).map((time) => new Date(time).getUTCDate())).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('distinguish unknown from not measured', () => {
    expect(rowsOf([north, south]).map(({ values }) => values)).toEqual([
      [12, undefined],
      [null, 31],
      [18, undefined],
      [undefined, 27],
    ]);
  });

  it('have no position when unknown', () => {
    const x = linearScale([Date.parse(at(1)), Date.parse(at(3))], [0, 100]);
    expect(placesOf(north, x, linearScale([0, 20], [100, 0]))).toEqual([
      { x: 0, y: 40 },
      null,
      { x: 100, y: 10 },
    ]);
  });
});
