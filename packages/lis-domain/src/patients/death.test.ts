import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deathFault, deathField, diedAt } from './index.ts';

const living = { deceased: false, deceased_at: null, birth_date: '1957-11-03', birth_time: null };
const NOW = '2026-05-12T08:42';

describe('deathFault', () => {
  it.each([
    ['nothing for a living patient', {}, undefined],
    ['a death without a date', { deceased: true }, undefined],
    ['a date for a living patient', { deceased_at: '2026-05-03' }, 'not_deceased'],
    ['today', { deceased: true, deceased_at: '2026-05-12' }, undefined],
    ['just now', { deceased: true, deceased_at: '2026-05-12T08:42' }, undefined],
    ['a minute in the future', { deceased: true, deceased_at: '2026-05-12T08:43' }, 'in_future'],
    ['tomorrow', { deceased: true, deceased_at: '2026-05-13' }, 'in_future'],
    ['on the day of birth', { deceased: true, deceased_at: '1957-11-03' }, undefined],
    ['the day before birth', { deceased: true, deceased_at: '1957-11-02' }, 'before_birth'],
    [
      'before the time of birth',
      { deceased: true, deceased_at: '1957-11-03T04:11', birth_time: '04:12' },
      'before_birth',
    ],
    [
      'at the time of birth',
      { deceased: true, deceased_at: '1957-11-03T04:12', birth_time: '04:12' },
      undefined,
    ],
    [
      'in the year of birth',
      { deceased: true, deceased_at: '1957-01-01', birth_date: '1957' },
      undefined,
    ],
    [
      'before the year of birth',
      { deceased: true, deceased_at: '1956-12-31', birth_date: '1957' },
      'before_birth',
    ],
  ])('%s', (_, change, expected) => {
    expect(deathFault({ ...living, ...change }, NOW)).toBe(expected);
  });

  it.each([
    ['2026-05-03', true],
    ['2026-05-03T04:12', true],
    ['2026-05-03T24:00', false],
    ['2026-02-30', false],
    ['2026-05', false],
    ['2026-05-03 04:12', false],
    ['2026-05-03T04:12:00Z', false],
    ['', false],
  ])('%j is a valid notation: %s', (text, expected) => {
    expect(v.is(deathField, text)).toBe(expected);
  });

  it.each([
    [null, undefined],
    ['2026-03-29', '2026-03-29'],
    ['2026-03-29T04:12', '2026-03-29T02:12:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29'],
  ])('%j becomes an instant where possible', (deceased_at, expected) => {
    expect(diedAt({ deceased_at }, 'Europe/Oslo')).toBe(expected);
  });
});
