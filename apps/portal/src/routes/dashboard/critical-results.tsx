import { listResults } from '@alms/lis-domain/results';
import {
  CriticalResultsCard,
  type CriticalResultsCardProps,
} from '@alms/lis-features/dashboard/critical-results-card';
import { criticalCallHref, heldResultsHref } from '../../app/paths.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

const hrefs: CriticalResultsCardProps['hrefs'] = {
  calls: criticalCallHref(),
  call: ({ sample_id }) => criticalCallHref(sample_id),
  held: heldResultsHref,
};

/** Critical results awaiting notification, and the number of results on hold. */
export default function CriticalResults({
  refreshes,
  ...card
}: { refreshes: number } & Omit<CriticalResultsCardProps, 'held' | 'hrefs'>) {
  const site = useSiteQuery();
  const held = usePages(
    listResults,
    { query: { status: 'held', limit: '200', ...site } },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, held.reload);
  return <CriticalResultsCard {...card} held={held.resource} hrefs={hrefs} />;
}
