import { describe, expect, it } from 'vitest';
import { changeSince, stepsSince } from './index.ts';

describe('changeSince', () => {
  it.each([
    ['4.4', '6.8', '2.4', '54.5'],
    ['6.8', '4.4', '-2.4', '-35.3'],
    // Binary floats would give 0.19999999999999996.
    ['1.0', '1.2', '0.2', '20.0'],
    ['-2', '-1', '1', '50.0'],
    ['4.10', '4.1', '0.00', '0.0'],
    ['0', '1.5', '1.5', null],
    ['0.0', '0', '0.0', null],
  ])('from %s to %s: %s', (before, now, change, percent) => {
    expect(changeSince(before, now)).toEqual({ change, percent });
  });

  it.each([
    ['<3.0', '4'],
    ['3', '>4'],
    ['Negative', '4'],
    ['3', 'clotted'],
    ['3', ''],
    ['', '3'],
  ])('is null from %o to %o', (before, now) => {
    expect(changeSince(before, now)).toBeNull();
  });
});

describe('stepsSince', () => {
  it.each([
    ['1:20', '1:80', '2'],
    ['1:80', '1:10', '-3'],
    ['1:40', '1:40', '0'],
    ['1:20', '1:60', '1.5'],
    ['1:60', '1:20', '-1.5'],
    ['<1:20', '1:80', null],
    ['1:20', '', null],
    ['1:20', '80', null],
  ] as const)('from %s to %s: %s', (before, now, steps) => {
    expect(stepsSince(before, now)).toBe(steps);
  });
});
