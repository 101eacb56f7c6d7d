import { countRequestedReports } from '@alms/lis-domain/results';
import { useEndpoint } from './use-endpoint.ts';
import { FIGURES_REFRESH_MS } from './use-quick-stats.ts';

/** Number of reports in the user’s inbox that are unseen; undefined while unknown. */
export function useUnseenReports(hasInbox: boolean): number | undefined {
  const { resource } = useEndpoint(countRequestedReports, hasInbox ? {} : undefined, {
    refreshMs: FIGURES_REFRESH_MS,
  });
  return resource.status === 'ready' ? resource.data.to_read : undefined;
}
