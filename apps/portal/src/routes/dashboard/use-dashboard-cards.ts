import { holds, mayOpen, type Route } from '@alms/lis-domain/access';
import type { Access } from '@alms/lis-domain/http';
import { listOrders } from '@alms/lis-domain/orders';
import { registerPatient, searchPatients } from '@alms/lis-domain/patients';
import {
  enterResults,
  listCriticalCalls,
  listResults,
  requestedReportsAccess,
  verifyResults,
} from '@alms/lis-domain/results';
import { listSamples } from '@alms/lis-domain/samples';
import { readSubscription } from '@alms/lis-domain/subscription';
import type { DashboardCards, ListedResource } from '@alms/lis-features/dashboard';
import { useNavigate } from 'react-router-dom';
import { patientsNamed } from '../../app/paths.ts';
import { useEndpoint, usePages } from '../../data/use-endpoint.ts';
import { useSiteQuery } from '../../session/use-workplace.ts';
import { useMayCall, useSignedIn } from '../../session/session-provider.tsx';

const FEW = { limit: '6' };
/**
 * Loads the whole queue, so that no critical result is missed and counts are exact; a longer queue
 * is indicated.
 */
const ALL = { limit: '200' };
/** Polling interval: new work should appear without a manual refresh. */
const REFRESH_MS = 60_000;

/** Merges two lists once both are loaded; a failed list is reported, not omitted. */
function together<T>(first: ListedResource<T>, second: ListedResource<T>): ListedResource<T> {
  if (first.status === 'empty') return second;
  if (second.status === 'empty' || first.status !== 'ready') return first;
  if (second.status !== 'ready') return second;
  return {
    ...first,
    data: {
      items: [...first.data.items, ...second.data.items],
      nextCursor: first.data.nextCursor ?? second.data.nextCursor,
    },
  };
}

/**
 * Returns the dashboard cards for this user; cards without permission are neither requested nor
 * rendered.
 */
export function useDashboardCards() {
  const { user } = useSignedIn();
  const site = useSiteQuery();
  const navigate = useNavigate();
  const may = useMayCall();
  const can = (endpoint: { access: Access }) => may(endpoint) && user.role !== 'patient';
  const opens = (route: Route) => mayOpen(user, route).allowed;
  const when = <T>(wanted: boolean, input: T) => (wanted ? input : undefined);

  const atFrontDesk = can(registerPatient) && opens('/app/patient-portal');
  const verifies = can(verifyResults);
  const enters = can(enterResults);
  // Users who enter or verify results have the work list instead.
  const readsRequested = can({ access: requestedReportsAccess }) && !verifies && !enters;
  const collects = holds(user, 'collect_samples') && opens('/app/sample-collection');
  const ordersTests = can(listOrders);
  const managesPlan = can(readSubscription) && opens('/app/settings/tenant');

  const patients = usePages(searchPatients, when(atFrontDesk, { query: FEW }));
  const entered = usePages(
    listResults,
    when(verifies, { query: { status: 'entered' as const, ...ALL, ...site } }),
    { refreshMs: REFRESH_MS },
  );
  // Also if one verification is sufficient now: results verified while two were required still
  // await release.
  const verified = usePages(
    listResults,
    when(verifies, { query: { status: 'verified' as const, ...ALL, ...site } }),
    { refreshMs: REFRESH_MS },
  );
  const calls = usePages(
    listCriticalCalls,
    when(can(listCriticalCalls), { query: { ...ALL, ...site } }),
    {
      refreshMs: REFRESH_MS,
    },
  );
  const pending = usePages(
    listResults,
    when(enters, {
      query: { status: 'pending' as const, arrived: 'true' as const, ...ALL, ...site },
    }),
    { refreshMs: REFRESH_MS },
  );
  const expected = usePages(
    listSamples,
    when(collects, { query: { status: 'expected' as const, ...ALL, ...site } }),
    { refreshMs: REFRESH_MS },
  );
  const orders = usePages(listOrders, when(ordersTests, { query: { ...FEW, ...site } }), {
    refreshMs: REFRESH_MS,
  });
  const plan = useEndpoint(readSubscription, when(managesPlan, {}));

  const cards: DashboardCards = {
    ...(atFrontDesk && {
      frontDesk: {
        onFindPatient: (query: string) => void navigate(patientsNamed(query)),
        recentPatients: patients.resource,
      },
    }),
    ...(verifies && { verification: entered.resource, release: verified.resource }),
    ...(can(listCriticalCalls) && { calls: calls.resource }),
    ...(collects &&
      (verifies || enters
        ? { collection: expected.resource }
        : { collectionList: expected.resource })),
    ...(ordersTests && { orders: orders.resource }),
  };
  /** Results to enter, verify or release, by permission. */
  const benchWork = verifies
    ? together(
        together(entered.resource, verified.resource),
        enters ? pending.resource : { status: 'empty', reason: 'none-yet' },
      )
    : pending.resource;
  const reload = async () => {
    await Promise.all(
      [patients, entered, verified, calls, pending, expected, orders, plan].map((list) =>
        list.reload(),
      ),
    );
  };
  return {
    cards,
    work: verifies || enters ? benchWork : undefined,
    readsRequested,
    plan: managesPlan ? plan.resource : undefined,
    reload,
  };
}
