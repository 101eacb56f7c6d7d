import { holds, mayOpen, type Route } from '@alms/lis-domain/access';
import type { Access } from '@alms/lis-domain/http';
import { registrationAccess } from '@alms/lis-domain/patients';
import {
  overviewAccess,
  readOverview,
  requestedReportsAccess,
  verificationAccess,
} from '@alms/lis-domain/results';
import { countCollection } from '@alms/lis-domain/samples';
import { readSubscription } from '@alms/lis-domain/subscription';
import type { DashboardCards } from '@alms/lis-features/dashboard';
import { useEndpoint } from '../../data/use-endpoint.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useMayCall, useSignedIn } from '../../session/session-provider.tsx';

/** Polling interval: new work should appear without a manual refresh. */
const REFRESH_MS = 60_000;

/**
 * Returns the dashboard cards for this user; cards without permission are neither requested nor
 * rendered.
 */
export function useDashboardCards() {
  const { user } = useSignedIn();
  const site = useSiteQuery();
  const may = useMayCall();
  const can = (endpoint: { access: Access }) => may(endpoint) && user.role !== 'patient';
  const opens = (route: Route) => mayOpen(user, route).allowed;
  const when = <T>(wanted: boolean, input: T) => (wanted ? input : undefined);

  const atFrontDesk = can({ access: registrationAccess }) && opens('/app/patient-portal');
  const verifies = can({ access: verificationAccess });
  const works = can({ access: overviewAccess });
  // Users who enter or verify results have the work list instead.
  const readsRequested = can({ access: requestedReportsAccess }) && !works;
  const collects = holds(user, 'collect_samples') && opens('/app/sample-collection');
  const managesPlan = can(readSubscription) && opens('/app/settings/tenant');

  const overview = useEndpoint(readOverview, when(works, { query: site }), {
    refreshMs: REFRESH_MS,
  });
  const collection = useEndpoint(countCollection, when(collects, { query: site }), {
    refreshMs: REFRESH_MS,
    emptiness: ({ specimens }) => (specimens === 0 ? 'none-yet' : undefined),
  });
  const plan = useEndpoint(readSubscription, when(managesPlan, {}));

  const cards: DashboardCards = {
    ...(collects && { collection: collection.resource }),
  };
  const reload = async () => {
    await Promise.all([overview, collection, plan].map((part) => part.reload()));
  };
  return {
    cards,
    overview: works ? overview.resource : undefined,
    verifies,
    readsRequested,
    atFrontDesk,
    // Users with the laboratory's work see the count only.
    collects: collects && !works,
    plan: managesPlan ? plan.resource : undefined,
    reload,
  };
}
