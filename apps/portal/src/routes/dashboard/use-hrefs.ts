import { mayOpen, type Route } from '@alms/lis-domain/access';
import type { DashboardHrefs } from '@alms/lis-features/dashboard';
import { paths } from '../../app/paths.ts';
import { toReleaseHref, toVerifyHref } from '../../app/task-links.ts';
import { useSignedIn } from '../../session/session-provider.tsx';

/** Links of the dashboard to the pages that this user may open. */
export function useHrefs(): DashboardHrefs {
  const { user } = useSignedIn();
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return {
    testResults: paths.testResults,
    toVerify: toVerifyHref,
    toRelease: toReleaseHref,
    collection: paths.sampleCollection,
    ...(opens('/app/orders/new') && { newOrder: paths.newOrder }),
    ...(opens('/app/analytics') && { analytics: paths.analytics }),
  };
}
