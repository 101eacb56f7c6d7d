import { describe, expect, it } from 'vitest';
import { ageIn, displayAge } from './age.js';

/** Laboratory cases 5.2. */
describe('age by the calendar', () => {
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

describe('age as people say it', () => {
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
