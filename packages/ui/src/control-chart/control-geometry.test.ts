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

describe('value axis', () => {
  it('shows four deviations on both sides, independent of the values', () => {
    expect(valueAxis([point(0, 900)], limits).domain).toEqual([80, 120]);
  });

  it('labels the levels of the latest limits, with the digits of those limits', () => {
    const axis = valueAxis([], [...limits, { from: at(5), centre: 3.52, deviation: 0.06 }]);
    expect(axis.ticks.map(({ level }) => level)).toEqual([3, 2, 1, 0, -1, -2, -3]);
    expect(axis.ticks[0]?.value).toBeCloseTo(3.7, 9);
    expect(axis.digits).toBe(2);
  });

  it('contains every set of limits', () => {
    expect(valueAxis([], [...limits, { from: at(5), centre: 110, deviation: 5 }]).domain).toEqual([
      80, 130,
    ]);
  });

  it('shows all values between round numbers and labels no level without limits', () => {
    const axis = valueAxis([point(0, 13), point(1, null), point(2, 87)], []);
    expect(axis.domain).toEqual([0, 100]);
    expect(axis.ticks.every(({ level }) => level === null)).toBe(true);
  });
});

describe('point positions', () => {
  it.each([
    ['on the mean', 100, 40, null],
    ['two standard deviations up', 110, 20, null],
    ['on the edge', 120, 0, null],
    ['beyond it', 121, 0, 'above'],
    ['far below', -4000, 80, 'below'],
  ])('%s', (_, value, y, beyond) => {
    expect(draw([point(0, value)]).places[0]).toEqual({ x: 60, y, beyond });
  });

  it('have no position for an unknown value, and never that of zero', () => {
    expect(draw([point(0, 100), point(1, null), point(2, 100)]).places[1]).toBeNull();
  });

  it('follow time, not array order', () => {
    expect(draw([point(0, 100), point(1, 100), point(10, 100)]).xs).toEqual([10, 20, 110]);
  });
});

describe('line path', () => {
  it.each([
    ['joins evaluated points', [point(0, 100), point(10, 110)], Infinity, 'M10 40L110 20'],
    [
      'is broken by an unknown value',
      [point(0, 100), point(5, null, 'not-evaluated'), point(10, 110)],
      Infinity,
      'M10 40M110 20',
    ],
    [
      'skips a void point',
      [point(0, 100), point(5, 119, 'void'), point(10, 110)],
      Infinity,
      'M10 40L110 20',
    ],
    [
      'is broken by a long gap',
      [point(0, 100), point(4, 100), point(10, 110)],
      5,
      'M10 40L50 40M110 20',
    ],
    [
      'joins points at exactly the maximum gap',
      [point(0, 100), point(5, 100), point(10, 110)],
      5,
      'M10 40L60 40L110 20',
    ],
  ])('%s', (_, points, hours, line) => {
    expect(draw(points, { longestGap: hours * HOUR }).line).toBe(line);
  });
});

describe('changing limits', () => {
  const changed = [...limits, { from: at(5), centre: 110, deviation: 5 }];
  const points = [point(0, 100), point(10, 110)];

  it('are drawn as time segments', () => {
    // The axis shows 80 to 130, so one unit is 1.6 px: the centre lines are at 48 and 32.
    expect(draw(points, { of: changed }).levels.centre).toBe('M0 48H60M60 32H120');
  });

  it('apply to each point by its time', () => {
    const distance = (hours: number) => deviationsOf(110, limitsAt(changed, START + hours * HOUR));
    expect([distance(-9), distance(4.9), distance(5), distance(99)]).toEqual([2, 2, 0, 0]);
  });

  it('are omitted when their period is not shown', () => {
    expect(
      draw(points, {
        of: [...limits, { from: at(99), centre: 110, deviation: 5 }],
      }).bands.inner.match(/M/g),
    ).toHaveLength(1);
  });

  it('are optional: without limits there is no deviation and nothing is drawn', () => {
    expect(deviationsOf(110, limitsAt([], START))).toBeNull();
    expect(draw(points, { of: [] }).levels).toEqual({ centre: '', inner: '', outer: '' });
  });
});
