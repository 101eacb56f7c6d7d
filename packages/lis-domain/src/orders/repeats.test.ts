import { describe, expect, it } from 'vitest';
import { isRepeatedTooSoon } from './repeats.ts';

describe('isRepeatedTooSoon', () => {
  it.each([
    ['within its interval', 24, '2026-05-11T08:01:00Z', true],
    ['to the minute when it is over', 24, '2026-05-11T08:00:00Z', false],
    ['long after', 24, '2026-05-01T08:00:00Z', false],
    [
      'of a specimen that is collected later than now, by a clock that goes wrong',
      24,
      '2026-05-12T08:05:00Z',
      true,
    ],
    ['at once, without a minimum interval', null, '2026-05-12T07:59:00Z', false],
  ] as const)('%s', (_, min_repeat_hours, collectedAt, tooSoon) => {
    expect(isRepeatedTooSoon({ min_repeat_hours }, collectedAt, '2026-05-12T08:00:00Z')).toBe(
      tooSoon,
    );
  });
});
