import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  birthDateField,
  birthDatePrecision,
  birthsBy,
  mayBeSameBirth,
  possibleBirths,
} from './birth-date.ts';

describe('birthDatePrecision', () => {
  it.each([
    ['1975-06-03', 'day'],
    ['1975-06', 'month'],
    ['1975', 'year'],
    ['1975-13', undefined],
    ['1975-00', undefined],
    ['1975-02-29', undefined],
    ['1976-02-29', 'day'],
    ['75', undefined],
    ['0000', undefined],
    ['0000-01-01', undefined],
    ['1975-6', undefined],
    ['1975-', undefined],
    ['1975-06-', undefined],
    ['06/1975', undefined],
    ['', undefined],
  ])('%j: %s', (text, expected) => {
    expect(birthDatePrecision(text)).toBe(expected);
    expect(v.safeParse(birthDateField, text).success).toBe(expected !== undefined);
  });
});

describe('possibleBirths', () => {
  it.each([
    ['1975-06-03', '1975-06-03', '1975-06-03'],
    ['1975-06', '1975-06-01', '1975-06-30'],
    ['1976-02', '1976-02-01', '1976-02-29'],
    ['1975-12', '1975-12-01', '1975-12-31'],
    ['1975', '1975-01-01', '1975-12-31'],
  ])('%s: %s to %s', (birth, first, last) => {
    expect(possibleBirths(birth)).toEqual({ first, last });
  });

  it('throws for text that is not a date', () => {
    expect(() => possibleBirths('1975-13')).toThrow(RangeError);
  });

  it.each([
    ['2026', { first: '2026-01-01', last: '2026-05-12' }],
    ['2026-05-12', { first: '2026-05-12', last: '2026-05-12' }],
    ['2025', { first: '2025-01-01', last: '2025-12-31' }],
    ['2026-06', undefined],
  ])('for %s ends with a day on which the patient is alive', (birth, expected) => {
    expect(birthsBy(birth, '2026-05-12')).toEqual(expected);
  });
});

it.each([
  ['1975', '1975-06-03', true],
  ['1975-06-03', '1975', true],
  ['1975-06', '1975-06-03', true],
  ['1975-06', '1975', true],
  ['1975-06-03', '1975-06-03', true],
  ['1975-06-03', '1975-06-04', false],
  ['1975-07', '1975-06-03', false],
  ['1974', '1975-06', false],
])('%s and %s can be the same date: %s', (one, other, expected) => {
  expect(mayBeSameBirth(one, other)).toBe(expected);
});
