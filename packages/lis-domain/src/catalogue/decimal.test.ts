import { describe, expect, it } from 'vitest';
import {
  absoluteDecimal,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from './decimal.ts';

describe('compareDecimals', () => {
  it.each([
    ['4.1', '4.10', 0],
    ['0', '-0', 0],
    ['0', '0.000', 0],
    ['136.9', '137', -1],
    ['145.1', '145', 1],
    ['-5.2', '-5', -1],
    ['-0.5', '-0.4', -1],
    ['-0.5', '0.4', -1],
    ['10', '9', 1],
    ['0.30000000000000004', '0.3', 1],
    ['999999999999.000000001', '999999999999', 1],
  ])('%s compared with %s is %i', (a, b, expected) => {
    expect(compareDecimals(a, b)).toBe(expected);
    expect(compareDecimals(b, a)).toBe(expected === 0 ? 0 : -expected);
  });

  it('rejects text that is not a number', () => {
    expect(() => compareDecimals('4,2', '5')).toThrow(SyntaxError);
  });
});

describe('subtractDecimals', () => {
  it.each([
    ['91.0', '88.0', '3.0'],
    ['0.3', '0.1', '0.2'],
    ['4.1', '6.40', '-2.30'],
    ['-0.5', '0.25', '-0.75'],
    ['7', '7', '0'],
  ])('%s less %s is %s', (a, b, expected) => {
    expect(subtractDecimals(a, b)).toBe(expected);
  });
});

describe('multiplyDecimals', () => {
  it.each([
    ['1.5', '0.5', '0.75'],
    ['-2', '3.1', '-6.2'],
    ['0.05', '0', '0.00'],
  ])('%s times %s is %s', (a, b, expected) => {
    expect(multiplyDecimals(a, b)).toBe(expected);
  });
});

describe('divideDecimals', () => {
  it.each([
    ['1', '3', 2, '0.33'],
    ['2', '3', 2, '0.67'],
    ['0.25', '1', 1, '0.3'],
    ['-0.25', '1', 1, '-0.3'],
    ['7', '-2', 0, '-4'],
    ['0', '5', 1, '0.0'],
  ])('%s by %s to %i places is %s', (a, b, places, expected) => {
    expect(divideDecimals(a, b, places)).toBe(expected);
  });

  it('rejects division by zero', () => {
    expect(() => divideDecimals('1', '0.0', 1)).toThrow(RangeError);
  });
});

it.each([
  ['-0.5', '0.5'],
  ['0.5', '0.5'],
])('the absolute value of %s is %s', (text, expected) => {
  expect(absoluteDecimal(text)).toBe(expected);
});

describe('roundDecimal', () => {
  it.each([
    ['125.5', 0, '126'],
    ['59.65', 1, '59.7'],
    ['7.04999', 1, '7.0'],
    ['-0.04', 1, '0.0'],
    ['-2.5', 0, '-3'],
    ['-2.49', 0, '-2'],
    ['70.2', 2, '70.20'],
    ['999.995', 2, '1000.00'],
  ])('%s to %i places is %s', (text, places, expected) => {
    expect(roundDecimal(text, places)).toBe(expected);
  });
});
