import type { Subscription } from './subscription.schema.ts';

const SOON_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What a facility's people should know of its trial: that it has ended, or that it will within seven days. While all plans are free (beta)
 * the server lets no trial end, and one whose day has passed is no news.
 */
export function trialNotice(
  { ended, status, trial_ends_at }: Pick<Subscription, 'ended' | 'status' | 'trial_ends_at'>,
  now: string,
): 'ended' | 'ending' | undefined {
  if (ended) return 'ended';
  const left = Date.parse(trial_ends_at) - Date.parse(now);
  return status !== 'active' && left > 0 && left <= SOON_MS ? 'ending' : undefined;
}
