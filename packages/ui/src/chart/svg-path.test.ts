import { describe, expect, it } from 'vitest';
import {
  areaPath,
  dotsPath,
  linePath,
  rectanglesPath,
  shapesPath,
  type PlotShape,
} from './svg-path.ts';

const a = { x: 0, y: 10 };
const b = { x: 5.04, y: 20.06 };
const c = { x: 10, y: 0 };

describe('linePath', () => {
  it.each([
    [[], ''],
    [[a], 'M0 10'],
    [[a, b, c], 'M0 10L5 20.1L10 0'],
    [[a, null, b, c], 'M0 10M5 20.1L10 0'],
    [[null, null], ''],
  ])('converts %j to "%s"', (places, path) => {
    expect(linePath(places)).toBe(path);
  });
});

describe('areaPath', () => {
  it('closes each unbroken run on the baseline', () => {
    expect(areaPath([a, b, null, c], 30)).toBe('M0 10L5 20.1V30H0ZM10 0V30H10Z');
  });

  it('is empty without points', () => {
    expect(areaPath([null], 30)).toBe('');
  });
});

describe('SVG paths for multiple marks', () => {
  it('draws a dot as a zero-length line', () => {
    expect(dotsPath([a, c])).toBe('M0 10h0M10 0h0');
  });

  it('draws rectangles with their sizes', () => {
    expect(rectanglesPath([{ x: 1, y: 2, width: 3, height: 4 }])).toBe('M1 2h3v4h-3z');
  });

  it.each<PlotShape>([
    'disc',
    'square',
    'triangle',
    'triangle-down',
    'diamond',
    'cross',
    'up',
    'down',
  ])('draws a %s at every position', (shape) => {
    const one = shapesPath(shape, [a]);
    expect(one).toMatch(/^M/);
    expect(shapesPath(shape, [a, c])).toBe(one + shapesPath(shape, [c]));
  });
});
