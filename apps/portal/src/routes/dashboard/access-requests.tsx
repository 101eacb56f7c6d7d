import { listStaff } from '@alms/lis-domain/identity/staff';
import { StaffCard } from '@alms/lis-features/dashboard/staff-card';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

/** Pending access requests of this facility. */
export default function AccessRequests({ refreshes }: { refreshes: number }) {
  const { resource, reload } = usePages(
    listStaff,
    { query: { status: 'pending', limit: '6' } },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  useRefreshed(refreshes, reload);
  return <StaffCard waiting={resource} onRetry={reload} href={paths.staff} />;
}
