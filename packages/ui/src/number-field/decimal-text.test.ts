import { describe, expect, it } from 'vitest';
import { readNumber, stepNumber, writeNumber, type NumberComparator } from './decimal-text.ts';

const POINT = { mark: '.', comparators: [] };
const COMMA = { mark: ',', comparators: [] };
const BOUNDS: readonly NumberComparator[] = ['<', '>', '<=', '>='];

describe('readNumber', () => {
  it.each([
    ['0', '0'],
    ['-0.50', '-0.50'],
    ['4.10', '4.10'],
    ['007', '007'],
    [' 12 ', '12'],
    ['+3', '3'],
    ['−3', '-3'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('accepts %j as the text %j, digit for digit', (text, value) => {
    expect(readNumber(text, POINT)).toEqual({ value, problem: undefined });
  });

  it.each(['', '   '])('reads no value from %j, without a problem', (text) => {
    expect(readNumber(text, POINT)).toEqual({ value: undefined, problem: undefined });
  });

  it.each([
    ['4,2', COMMA, '4.2'],
    ['٣٫٥', { mark: '٫', comparators: [] }, '3.5'],
    ['۴٫۲', { mark: '٫', comparators: [] }, '4.2'],
  ])('reads %j with the decimal mark of its language', (text, rules, value) => {
    expect(readNumber(text, rules)).toEqual({ value, problem: undefined });
  });

  it.each([
    ['1,234', POINT, 'thousands'],
    ['1,234.5', POINT, 'thousands'],
    ['12 345', POINT, 'thousands'],
    ['12\u00a0345', POINT, 'thousands'],
    ['1’234', POINT, 'thousands'],
    ['1.234.567', POINT, 'thousands'],
    ['1.234', COMMA, 'thousands'],
    ['1.234,5', COMMA, 'thousands'],
    ['4,2', POINT, 'mark'],
    ['4.2', COMMA, 'mark'],
    ['4.', POINT, 'incomplete'],
    ['.5', POINT, 'incomplete'],
    ['-', POINT, 'incomplete'],
    ['4,', COMMA, 'incomplete'],
    ['1.2.3', POINT, 'characters'],
    ['4 kg', POINT, 'characters'],
    ['1e3', POINT, 'characters'],
    ['--4', POINT, 'characters'],
    ['<4', POINT, 'comparator'],
    ['≥4', POINT, 'comparator'],
  ] as const)('rejects %j and explains why', (text, rules, problem) => {
    expect(readNumber(text, rules)).toEqual({ value: undefined, problem });
  });

  it.each([
    ['<4', '<4'],
    ['> 0.5', '>0.5'],
    ['≤4', '<=4'],
    ['>=4.0', '>=4.0'],
  ])('accepts the comparator of %j where allowed', (text, value) => {
    expect(readNumber(text, { mark: '.', comparators: BOUNDS })).toEqual({
      value,
      problem: undefined,
    });
  });

  it.each([
    ['<', 'incomplete'],
    ['<<4', 'characters'],
    ['<1,000', 'thousands'],
  ])('rejects %j where comparators are allowed', (text, problem) => {
    expect(readNumber(text, { mark: '.', comparators: BOUNDS })).toEqual({
      value: undefined,
      problem,
    });
  });

  it.each([
    ['-0.1', 'below-min'],
    ['0', undefined],
    ['14.00', undefined],
    ['14.01', 'above-max'],
  ])('keeps %j, and reports whether it is out of bounds', (text, problem) => {
    expect(readNumber(text, { ...POINT, min: '0', max: '14' })).toEqual({ value: text, problem });
  });
});

describe('writeNumber', () => {
  it('uses the decimal mark of the language', () => {
    expect(writeNumber('<4.20', ',')).toBe('<4,20');
  });
});

describe('stepNumber', () => {
  it.each([
    ['0.1', '0.2', 'up', '0.3'],
    ['0.3', '0.1', 'down', '0.2'],
    ['0.05', '0.1', 'down', '-0.05'],
    ['9', '1', 'up', '10'],
    ['4.10', '1', 'up', '5.10'],
    ['<5', '1', 'up', '<5'],
    [undefined, '1', 'up', '0'],
  ] as const)('steps from %s by %s %s to %s', (value, step, direction, next) => {
    expect(stepNumber(value, step, direction, {})).toBe(next);
  });

  it.each([
    [undefined, 'up', '2'],
    ['2', 'down', '2'],
    ['9.5', 'up', '10'],
  ] as const)('stays within the bounds from %s %s', (value, direction, next) => {
    expect(stepNumber(value, '1', direction, { min: '2', max: '10' })).toBe(next);
  });
});
