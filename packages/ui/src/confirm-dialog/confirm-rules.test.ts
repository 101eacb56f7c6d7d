import { describe, expect, it } from 'vitest';
import { confirmProblems } from './confirm-rules.ts';

describe('confirmProblems', () => {
  it.each([
    [undefined, '', undefined],
    [10, '', 'missing'],
    [10, '   ', 'missing'],
    [10, 'torn off', 'short'],
    [10, '  torn off  ', 'short'],
    [10, 'label torn', undefined],
    [3, '🏷️✂️', undefined],
    [2, '🏷', 'short'],
    [1, 'x', undefined],
  ] as const)(
    'with a reason of at least %s, evaluates "%s" as %s',
    (reasonMin, reason, problem) => {
      expect(confirmProblems({ reasonMin, phrase: undefined }, { reason, phrase: '' }).reason).toBe(
        problem,
      );
    },
  );

  it.each([
    [undefined, '', undefined],
    ['North gate', 'North gate', undefined],
    ['North gate', ' North gate ', undefined],
    ['North gate', 'north gate', 'wrong'],
    ['North gate', '', 'wrong'],
  ] as const)('with %s to be typed, evaluates "%s" as %s', (phrase, typed, problem) => {
    expect(
      confirmProblems({ reasonMin: undefined, phrase }, { reason: '', phrase: typed }).phrase,
    ).toBe(problem);
  });
});
