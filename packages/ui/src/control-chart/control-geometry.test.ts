import { describe, expect, it } from 'vitest';
import type { ControlLimits, ControlPoint } from './control-chart.types.ts';
import { controlGeometry, deviationsOf, limitsAt, valueAxis } from './control-geometry.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-05-01T00:00:00Z');
const at = (hours: number) => new Date(START + hours * HOUR).toISOString();
const point = (
  hours: number,
  value: number | null,
  status: ControlPoint['status'] = 'accepted',
): ControlPoint => ({ id: String(hours), at: at(hours), value, status });

const limits: ControlLimits[] = [{ from: at(0), centre: 100, deviation: 5 }];
const area = { left: 0, right: 120, top: 0, bottom: 80 };
const draw = (points: ControlPoint[], { of = limits, longestGap = Infinity } = {}) =>
  controlGeometry(
    points,
    of,
    valueAxis(points, of),
    area,
    [Date.parse(points[0]?.at ?? at(0)), Date.parse(points.at(-1)?.at ?? at(0))],
    longestGap,
  );

describe('the value axis', () => {
  it('shows four deviations on both sides, whatever the values are', () => {
    expect(valueAxis([point(0, 900)], limits).domain).toEqual([80, 120]);
  });

  it('names the levels of the latest limits, with the digits they were set with', () => {
    const axis = valueAxis([], [...limits, { from: at(5), centre: 3.52, deviation: 0.06 }]);
    expect(axis.ticks.map(({ level }) => level)).toEqual([3, 2, 1, 0, -1, -2, -3]);
    expect(axis.ticks[0]?.value).toBeCloseTo(3.7, 9);
    expect(axis.digits).toBe(2);
  });

  it('holds every set of limits there was', () => {
    expect(valueAxis([], [...limits, { from: at(5), centre: 110, deviation: 5 }]).domain).toEqual([
      80, 130,
    ]);
  });

  it('without limits shows all values between round numbers and names no level', () => {
    const axis = valueAxis([point(0, 13), point(1, null), point(2, 87)], []);
    expect(axis.domain).toEqual([0, 100]);
    expect(axis.ticks.every(({ level }) => level === null)).toBe(true);
  });
});

describe('the places of points', () => {
  it.each([
    ['on the mean', 100, 40, null],
    ['two deviations up', 110, 20, null],
    ['on the edge', 120, 0, null],
    ['beyond it', 121, 0, 'above'],
    ['far below', -4000, 80, 'below'],
  ])('%s', (_, value, y, beyond) => {
    expect(draw([point(0, value)]).places[0]).toEqual({ x: 60, y, beyond });
  });

  it('are none where the value is not known, and never that of zero', () => {
    expect(draw([point(0, 100), point(1, null), point(2, 100)]).places[1]).toBeNull();
  });

  it('follow time, not order', () => {
    expect(draw([point(0, 100), point(1, 100), point(10, 100)]).xs).toEqual([10, 20, 110]);
  });
});

describe('the line', () => {
  it.each([
    ['joins what counts', [point(0, 100), point(10, 110)], Infinity, 'M10 40L110 20'],
    [
      'is broken by an unknown value',
      [point(0, 100), point(5, null, 'not-evaluated'), point(10, 110)],
      Infinity,
      'M10 40M110 20',
    ],
    [
      'passes a void point over',
      [point(0, 100), point(5, 119, 'void'), point(10, 110)],
      Infinity,
      'M10 40L110 20',
    ],
    [
      'is broken by a long silence',
      [point(0, 100), point(4, 100), point(10, 110)],
      5,
      'M10 40L50 40M110 20',
    ],
    [
      'joins points exactly as far apart as is allowed',
      [point(0, 100), point(5, 100), point(10, 110)],
      5,
      'M10 40L60 40L110 20',
    ],
  ])('%s', (_, points, hours, line) => {
    expect(draw(points, { longestGap: hours * HOUR }).line).toBe(line);
  });
});

describe('limits that change', () => {
  const changed = [...limits, { from: at(5), centre: 110, deviation: 5 }];
  const points = [point(0, 100), point(10, 110)];

  it('are drawn as stretches of time', () => {
    // Shown are 80 to 130, so one is 1.6 px: the centre lines stand at 48 and 32.
    expect(draw(points, { of: changed }).levels.centre).toBe('M0 48H60M60 32H120');
  });

  it('judge each point by those that held at its time', () => {
    const distance = (hours: number) => deviationsOf(110, limitsAt(changed, START + hours * HOUR));
    expect([distance(-9), distance(4.9), distance(5), distance(99)]).toEqual([2, 2, 0, 0]);
  });

  it('are left out when no time of theirs is shown', () => {
    expect(
      draw(points, {
        of: [...limits, { from: at(99), centre: 110, deviation: 5 }],
      }).bands.inner.match(/M/g),
    ).toHaveLength(1);
  });

  it('may not be set: then there is no distance, and nothing is drawn', () => {
    expect(deviationsOf(110, limitsAt([], START))).toBeNull();
    expect(draw(points, { of: [] }).levels).toEqual({ centre: '', inner: '', outer: '' });
  });
});
