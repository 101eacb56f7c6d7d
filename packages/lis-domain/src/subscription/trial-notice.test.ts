import { describe, expect, it } from 'vitest';
import { trialNotice } from './trial-notice.ts';

const trial_ends_at = '2026-06-11T08:42:00Z';

describe('trialNotice', () => {
  it.each([
    [
      'nothing, more than seven days before its end',
      'trialing',
      false,
      '2026-06-04T08:41:59Z',
      undefined,
    ],
    [
      'that it will end, from seven days before',
      'trialing',
      false,
      '2026-06-04T08:42:00Z',
      'ending',
    ],
    ['that it will end, to the last second', 'trialing', false, '2026-06-11T08:41:59Z', 'ending'],
    [
      'nothing of its day, when no trial ends (beta)',
      'trialing',
      false,
      '2026-06-11T08:42:00Z',
      undefined,
    ],
    ['that it has ended', 'trialing', true, '2026-06-11T08:42:00Z', 'ended'],
    ['that it has ended, unpaid', 'past_due', true, '2026-07-01T00:00:00Z', 'ended'],
    ['nothing, once it is paid', 'active', false, '2026-06-10T08:42:00Z', undefined],
  ] as const)('is %s', (_what, status, ended, now, expected) => {
    expect(trialNotice({ status, ended, trial_ends_at }, now)).toBe(expected);
  });
});
