import type { Subscription } from './subscription.schema.ts';

const SOON_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the trial message for the facility’s users: it ended, or ends within seven days. While
 * all plans are free (beta), the server ends no trial, and a past end date is not reported.
 */
export function trialNotice(
  { ended, status, trial_ends_at }: Pick<Subscription, 'ended' | 'status' | 'trial_ends_at'>,
  now: string,
): 'ended' | 'ending' | undefined {
  if (ended) return 'ended';
  const left = Date.parse(trial_ends_at) - Date.parse(now);
  return status !== 'active' && left > 0 && left <= SOON_MS ? 'ending' : undefined;
}
