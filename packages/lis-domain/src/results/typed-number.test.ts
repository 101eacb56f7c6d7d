import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('typedNumber', () => {
  it.each([
    ['4,2', '4.2'],
    ['4.2', '4.2'],
    ['1,234', '1.234'],
    ['0.05', '0.05'],
    ['<0,1', '<0.1'],
    [' 12 ', '12'],
    ['٤٫٢', '4.2'],
  ])('with a decimal comma reads %s as %s', (typed, number) => {
    expect(typedNumber(typed, ',')).toBe(number);
  });

  it.each(['1.234', '12.345', '1.234.567', '-1.234', '<1.234', '１．２３４'])(
    'with a decimal comma rejects %s as ambiguous',
    (typed) => {
      expect(typedNumber(typed, ',')).toBeUndefined();
    },
  );

  it.each([
    ['1.234', '1.234'],
    ['4,2', '4,2'],
  ])('with a decimal point leaves %s as %s', (typed, number) => {
    expect(typedNumber(typed, '.')).toBe(number);
  });
});
