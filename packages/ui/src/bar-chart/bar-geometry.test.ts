import { describe, expect, it } from 'vitest';
import { linearScale } from '../chart/index.ts';
import { barDomain, barsOf, fitted, rectangleOf } from './bar-geometry.ts';
import type { BarSeries } from './bar-chart.types.ts';

const series = (...values: (number | null)[]): BarSeries => ({
  id: values.join(),
  name: 'Any',
  values,
});
const ends = (given: BarSeries[], arrangement: 'grouped' | 'stacked') =>
  barsOf(given, arrangement).map(({ bars }) =>
    bars.map(({ category, from, to }) => [category, from, to]),
  );

describe('barsOf', () => {
  it('starts grouped bars at zero, side by side', () => {
    const given = [series(3, 5), series(-2, 1)];
    expect(ends(given, 'grouped')).toEqual([
      [
        [0, 0, 3],
        [1, 0, 5],
      ],
      [
        [0, 0, -2],
        [1, 0, 1],
      ],
    ]);
    const [first, second] = barsOf(given, 'grouped').map(({ bars }) => bars[0]!);
    expect(first!.offset + first!.breadth).toBeCloseTo(second!.offset, 9);
  });

  it('stacks positive values upwards and negative values downwards', () => {
    expect(ends([series(3, -1), series(2, -4), series(-5, 6)], 'stacked')).toEqual([
      [
        [0, 0, 3],
        [1, 0, -1],
      ],
      [
        [0, 3, 5],
        [1, -1, -5],
      ],
      [
        [0, 0, -5],
        [1, 0, 6],
      ],
    ]);
  });

  it.each(['grouped', 'stacked'] as const)(
    'creates no bar for an unknown value when %s, and a zero-length bar for zero',
    (arrangement) => {
      const [only] = barsOf([series(null, 0)], arrangement);
      expect(only?.bars).toEqual([expect.objectContaining({ category: 1, from: 0, to: 0 })]);
      expect(only?.unknown).toEqual([{ category: 0, middle: 0.5, from: 0 }]);
    },
  );

  it('places the mark of an unknown value on top of its stack', () => {
    expect(barsOf([series(null), series(4), series(3)], 'stacked')[0]?.unknown).toEqual([
      expect.objectContaining({ from: 7 }),
    ]);
  });
});

describe('barDomain', () => {
  it.each([
    [[series(3, 18)], 'grouped', [0, 20]],
    [[series(3, 18), series(9, 9)], 'stacked', [0, 30]],
    [[series(-7, 18)], 'grouped', [-10, 20]],
    [[series(-7, -2)], 'grouped', [-7, 0]],
    [[series(0, 0)], 'grouped', [0, 1]],
    [[series(null)], 'grouped', [0, 1]],
  ] as const)('returns, for %j, %s, the domain %j', (given, arrangement, domain) => {
    expect(barDomain(barsOf(given, arrangement))).toEqual(domain);
  });
});

describe('rectangleOf', () => {
  const bar = { category: 1, from: 0, to: 5, offset: 0.1, breadth: 0.8 };

  it.each([
    [
      'upright',
      'vertical',
      linearScale([0, 10], [100, 0]),
      { x: 35, y: 50, width: 16, height: 50 },
    ],
    ['lying', 'horizontal', linearScale([0, 10], [0, 100]), { x: 0, y: 35, width: 50, height: 16 }],
  ] as const)('returns a rectangle %s', (_, orientation, scale, expected) => {
    const { x, y, width, height } = rectangleOf(bar, orientation, 20, 13, scale);
    expect({ x, y, width, height }).toEqual(expected);
  });

  it('extends below the baseline for a negative value', () => {
    expect(
      rectangleOf({ ...bar, to: -5 }, 'vertical', 20, 13, linearScale([-10, 10], [100, 0])),
    ).toMatchObject({ y: 50, height: 25 });
  });
});

describe('fitted', () => {
  const tenEach = (text: string) => text.length * 10;
  it.each([
    ['North gate', 200, 'North gate'],
    ['North gate', 100, 'North gate'],
    ['North gate', 90, 'North ga…'],
    ['North gate', 70, 'North…'],
    ['North gate', 5, 'N…'],
  ])('fits "%s" into %d px as "%s"', (name, room, text) => {
    expect(fitted(name, room, tenEach)).toBe(text);
  });
});
