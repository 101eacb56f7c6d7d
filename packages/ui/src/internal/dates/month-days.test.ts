import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dayByKey, weeksOf } from './month-days.ts';

describe('weeksOf', () => {
  it.each([
    ['2026-05-12', 'en-US', '2026-04-26', 6],
    ['2026-05-12', 'de', '2026-04-27', 5],
    ['2026-02-10', 'en-US', '2026-02-01', 4],
    ['2024-02-29', 'ar', '2024-01-27', 5],
  ])(
    'returns for the month of %s in %s weeks that begin on %s, %i in number',
    (date, locale, first, count) => {
      const weeks = weeksOf(parseDate(date), locale);
      expect(weeks[0]?.[0]?.toString()).toBe(first);
      expect(weeks).toHaveLength(count);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
    },
  );
});

describe('dayByKey', () => {
  it.each([
    ['ArrowRight', false, '2026-05-31', '2026-06-01'],
    ['ArrowLeft', false, '2026-05-01', '2026-04-30'],
    ['ArrowUp', false, '2026-05-03', '2026-04-26'],
    ['ArrowDown', false, '2026-05-12', '2026-05-19'],
    ['Home', false, '2026-05-12', '2026-05-10'],
    ['End', false, '2026-05-12', '2026-05-16'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-05-12', '2026-06-12'],
    ['PageUp', true, '2024-02-29', '2023-02-28'],
    ['PageDown', true, '2026-05-12', '2027-05-12'],
  ])('moves with %s (shift: %s) from %s to %s', (key, shift, from, to) => {
    expect(
      dayByKey(key, shift, parseDate(from), { forward: 'ArrowRight', locale: 'en-US' })?.toString(),
    ).toBe(to);
  });

  it('reverses the arrow keys in right-to-left text', () => {
    expect(
      dayByKey('ArrowLeft', false, parseDate('2026-05-12'), {
        forward: 'ArrowLeft',
        locale: 'ar',
      })?.toString(),
    ).toBe('2026-05-13');
  });

  it('ignores other keys', () => {
    expect(
      dayByKey('Enter', false, parseDate('2026-05-12'), { forward: 'ArrowRight', locale: 'en' }),
    ).toBeUndefined();
  });
});
