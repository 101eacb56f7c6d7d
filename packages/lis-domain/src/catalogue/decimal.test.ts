import { describe, expect, it } from 'vitest';
import { compareDecimals } from './decimal.js';

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
  ])('%s against %s is %i', (a, b, expected) => {
    expect(compareDecimals(a, b)).toBe(expected);
    expect(compareDecimals(b, a)).toBe(expected === 0 ? 0 : -expected);
  });

  it('refuses what is not a number', () => {
    expect(() => compareDecimals('4,2', '5')).toThrow(SyntaxError);
  });
});
