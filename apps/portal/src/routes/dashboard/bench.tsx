import { mayOpen } from '@alms/lis-domain/access';
import { listControlledTests } from '@alms/lis-domain/quality-control';
import { DueNextCard, type DueNextCardProps } from '@alms/lis-features/dashboard/due-next-card';
import { HoldsCard, type HoldsCardProps } from '@alms/lis-features/dashboard/holds-card';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useMayCall, useSignedIn } from '../../session/session-provider.tsx';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

const hrefs: HoldsCardProps['hrefs'] = {
  qualityControl: paths.qualityControl,
  test: (test) => `${paths.qualityControl}?${new URLSearchParams({ test }).toString()}`,
};

/**
 * Dashboard card for laboratory work: tests on QC hold for users who may view them, and the next
 * tasks.
 */
export default function Bench({
  work,
  onRetry,
  refreshes,
}: Omit<DueNextCardProps, 'href'> & { refreshes: number }) {
  const { user } = useSignedIn();
  const may = useMayCall();
  const site = useSiteQuery();
  const readsControls = mayOpen(user, '/app/quality-control').allowed && may(listControlledTests);
  const { resource, reload } = usePages(
    listControlledTests,
    readsControls ? { query: { limit: '200', ...site } } : undefined,
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return (
    <>
      {readsControls && <HoldsCard tests={resource} onRetry={reload} hrefs={hrefs} />}
      <DueNextCard work={work} onRetry={onRetry} href={paths.testResults} />
    </>
  );
}
