import { listSamples, type CollectionProgress } from '@alms/lis-domain/samples';
import { CollectionListCard } from '@alms/lis-features/dashboard/collection-list-card';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';

/** Polling interval: new specimens should appear without a manual refresh. */
const REFRESH_MS = 60_000;

/** Patients awaiting collection at the user’s site, with the counts of all. */
export default function CollectionList({
  refreshes,
  counts,
}: {
  refreshes: number;
  counts: CollectionProgress | undefined;
}) {
  const site = useSiteQuery();
  const { resource, reload } = usePages(
    listSamples,
    // Specimens of the patients whom the card names; the counts cover all.
    { query: { status: 'expected', limit: '50', ...site } },
    { refreshMs: REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return (
    <CollectionListCard
      samples={resource}
      counts={counts}
      onRetry={reload}
      hrefs={{
        collection: paths.sampleCollection,
        collect: (patient) =>
          `${paths.sampleCollection}?${new URLSearchParams({ patient }).toString()}`,
      }}
    />
  );
}
