import { readSubscription, trialNotice } from '@alms/lis-domain/subscription';
import { useNow } from '@alms/ui/clock';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useOffer, useSignedIn } from '../../../session/session-provider.tsx';

/**
 * Returns the trial message for this user: staff see that it ended, administrators also that it
 * ends soon.
 */
export function useTrialNotice() {
  const { user } = useSignedIn();
  const offer = useOffer();
  const { resource } = useEndpoint(readSubscription, offer(readSubscription, {}));
  const now = useNow();
  if (resource.status !== 'ready') return undefined;
  const state = trialNotice(resource.data, new Date(now).toISOString());
  const isAdministrator = user.role === 'admin';
  if (state === undefined || (state === 'ending' && !isAdministrator)) return undefined;
  return { state, endsAt: resource.data.trial_ends_at, isAdministrator };
}
