import { describe, expect, it } from 'vitest';
import { ageIn, agesIn, displayAge, displayAges } from './age.ts';

/** Laboratory cases 5.2. */
describe('ageIn by calendar', () => {
  it.each([
    ['2008-08-15', '2026-08-14', 'a', 17],
    ['2008-08-15', '2026-08-15', 'a', 18],
    ['2024-02-29', '2026-02-28', 'a', 1],
    ['2024-02-29', '2026-03-01', 'a', 2],
    ['2024-02-29', '2028-02-29', 'a', 4],
    ['2026-01-31', '2026-02-28', 'mo', 0],
    ['2026-01-31', '2026-03-01', 'mo', 1],
    ['2026-04-12', '2026-05-12', 'mo', 1],
    ['2026-04-12', '2026-05-11', 'mo', 0],
    ['2026-05-01', '2026-05-15', 'wk', 2],
    ['2026-05-01', '2026-05-14', 'wk', 1],
    ['2026-05-12', '2026-05-12', 'd', 0],
    ['2026-05-13', '2026-05-12', 'd', -1],
    ['2026-05-13', '2026-05-12', 'a', -1],
  ] as const)('born %s, on %s in %s: %i', (birth, on, unit, expected) => {
    expect(ageIn(unit, birth, on)).toBe(expected);
  });
});

describe('displayAge', () => {
  it.each([
    ['2026-05-12', { value: 0, unit: 'd' }],
    ['2026-04-15', { value: 27, unit: 'd' }],
    ['2026-04-14', { value: 4, unit: 'wk' }],
    ['2026-02-13', { value: 12, unit: 'wk' }],
    ['2026-02-12', { value: 3, unit: 'mo' }],
    ['2024-05-13', { value: 23, unit: 'mo' }],
    ['2024-05-12', { value: 2, unit: 'a' }],
    ['1931-01-01', { value: 95, unit: 'a' }],
    ['2026-05-13', undefined],
  ])('born %s, on 2026-05-12', (birth, expected) => {
    expect(displayAge(birth, '2026-05-12')).toEqual(expected);
  });
});

describe('possible ages on 2026-05-12', () => {
  it.each([
    ['1975', { youngest: 50, oldest: 51 }],
    ['1975-05', { youngest: 50, oldest: 51 }],
    ['1975-04', { youngest: 51, oldest: 51 }],
    ['1975-06-03', { youngest: 50, oldest: 50 }],
    ['2026', { youngest: 0, oldest: 0 }],
    ['2027', undefined],
    ['2026-06', undefined],
  ])('born %s in years', (birth, expected) => {
    expect(agesIn('a', birth, '2026-05-12')).toEqual(expected);
  });

  it.each([
    ['1975', { youngest: { value: 50, unit: 'a' }, oldest: { value: 51, unit: 'a' } }],
    ['2024', { youngest: { value: 16, unit: 'mo' }, oldest: { value: 2, unit: 'a' } }],
    ['2026', { youngest: { value: 0, unit: 'd' }, oldest: { value: 4, unit: 'mo' } }],
    ['2026-05', { youngest: { value: 0, unit: 'd' }, oldest: { value: 11, unit: 'd' } }],
    ['2026-06', undefined],
  ])('born %s for display', (birth, expected) => {
    expect(displayAges(birth, '2026-05-12')).toEqual(expected);
  });
});
