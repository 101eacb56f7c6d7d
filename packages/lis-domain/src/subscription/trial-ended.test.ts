import { describe, expect, it } from 'vitest';
import { subscriptionStates } from './subscription.schema.ts';
import { trialEnded } from './trial-ended.ts';

const trial_ends_at = '2026-06-11T08:42:00Z';
const [before, after] = ['2026-06-11T08:41:59Z', '2026-06-11T08:42:00.000Z'];

describe('trialEnded', () => {
  it('is true from the end time, not before', () => {
    const ended = (now: string) =>
      trialEnded({ status: 'trialing', trial_ends_at }, { beta: false, now });
    expect([ended(before), ended(after)]).toEqual([false, true]);
  });

  it.each(subscriptionStates)('is never true in beta (%s)', (status) => {
    expect(trialEnded({ status, trial_ends_at }, { beta: true, now: after })).toBe(false);
  });

  it.each(subscriptionStates.map((status) => [status, status !== 'active'] as const))(
    'for a subscription that is %s: %s',
    (status, expected) => {
      expect(trialEnded({ status, trial_ends_at }, { beta: false, now: after })).toBe(expected);
    },
  );
});
