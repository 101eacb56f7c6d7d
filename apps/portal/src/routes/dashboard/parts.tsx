import { holds, mayOpen } from '@alms/lis-domain/access';
import { turnaroundAccess, type QualityMetrics } from '@alms/lis-domain/analytics';
import { orderReadAccess } from '@alms/lis-domain/orders';
import { qualityControlAccess } from '@alms/lis-domain/quality-control';
import type { Overview } from '@alms/lis-domain/results';
import type { DashboardParts } from '@alms/lis-features/dashboard';
import type { Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { StatTile } from '@alms/ui/stat-strip';
import { paths } from '../../app/paths.ts';
import { loaded, onceLoaded } from '../../app/screen.tsx';
import { useMayCall, useSignedIn } from '../../session/session-provider.tsx';
import type { useDashboardCards } from './use-dashboard-cards.ts';

// Lazy-loaded, because most users see none of these.
const AddressNotice = loaded(async () => ({
  default: (await import('../identity/confirm-email/address-notice.tsx')).AddressNotice,
}));
const PlanCard = loaded(async () => ({
  default: (await import('@alms/lis-features/dashboard/plan-card')).PlanCard,
}));
const TodaysAppointments = loaded(
  () => import('../appointments/todays-appointments/todays-appointments.tsx'),
);
// One file: these parts show the same response, and appear together.
const Attention = loaded(async () => ({ default: (await import('./overview.tsx')).Attention }));
const ToVerify = loaded(async () => ({ default: (await import('./overview.tsx')).ToVerify }));
const DueNext = loaded(async () => ({ default: (await import('./overview.tsx')).DueNext }));
const DayTiles = loaded(() => import('./day-tiles.tsx'));
const FrontDesk = loaded(() => import('./front-desk.tsx'));
const CollectionList = loaded(() => import('./collection-list.tsx'));
const RequestedReports = loaded(() => import('./requested-reports.tsx'));
const RecentOrders = loaded(() => import('./recent-orders.tsx'));
const DepartmentTurnaround = loaded(() => import('./turnaround.tsx'));
const Week = loaded(() => import('./week.tsx'));
const AccessRequests = loaded(() => import('./access-requests.tsx'));
const Stock = loaded(() => import('./stock.tsx'));
const Revenue = loaded(() => import('./revenue.tsx'));
const Welcome = loaded(() => import('./welcome.tsx'));

/** Reserves the space of the second row of tiles. */
const DAY_TILES = [1, 2, 3, 4].map((tile) => (
  <StatTile
    key={tile}
    label={<Skeleton />}
    value={<Skeleton width="4rem" height="28px" />}
    caption=" "
  />
));

/**
 * Preloads the cards that request their own data, so that no card waits for its code after its
 * response.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all(
    [
      Attention,
      ToVerify,
      DueNext,
      DayTiles,
      FrontDesk,
      CollectionList,
      RequestedReports,
      RecentOrders,
      TodaysAppointments,
      AccessRequests,
      DepartmentTurnaround,
      Week,
      Revenue,
      Stock,
    ].map(({ preload }) => preload()),
  );
}

/**
 * Returns the cards with their own code, for this user. Cards above others reserve their space
 * while their code loads, to prevent layout shift.
 * @param today Quality indicators of today.
 * @param refreshes Number of times the user refreshed the page.
 */
export function useParts(
  {
    cards,
    overview,
    verifies,
    readsRequested,
    atFrontDesk,
    collects,
    plan,
    reload,
  }: ReturnType<typeof useDashboardCards>,
  today: Resource<QualityMetrics>,
  refreshes: number,
): DashboardParts {
  const { user } = useSignedIn();
  const may = useMayCall();
  const managesTurnaround = may({ access: turnaroundAccess });
  const attends = verifies || may({ access: qualityControlAccess });
  return {
    welcome: onceLoaded(
      <>
        {!user.email_verified && <AddressNotice />}
        {mayOpen(user, '/onboarding').allowed && <Welcome />}
      </>,
    ),
    ...(holds(user, 'manage_appointments') && {
      appointments: onceLoaded(<TodaysAppointments refreshes={refreshes} />),
    }),
    ...(overview && {
      ...(attends && {
        attention: onceLoaded(
          <Attention overview={overview} onRetry={reload} />,
          <Skeleton shape="block" height="46px" />,
        ),
      }),
      ...(verifies && {
        toVerify: onceLoaded(
          <ToVerify overview={overview} onRetry={reload} />,
          <Skeleton shape="block" height="14rem" />,
        ),
        dayTiles: onceLoaded(
          <DayTiles
            today={today}
            completed={overview.status === 'ready' ? overview.data.completed_specimens : undefined}
            refreshes={refreshes}
          />,
          DAY_TILES,
        ),
      }),
      dueNext: onceLoaded(
        <DueNext overview={overview} onRetry={reload} />,
        <Skeleton shape="block" height="24rem" />,
      ),
    }),
    ...(atFrontDesk && {
      frontDesk: onceLoaded(
        <FrontDesk refreshes={refreshes} leads={!hasWork(overview, verifies)} />,
        <Skeleton shape="block" height="20rem" />,
      ),
    }),
    ...(collects && {
      collectionList: onceLoaded(
        <CollectionList
          refreshes={refreshes}
          counts={cards.collection?.status === 'ready' ? cards.collection.data : undefined}
        />,
        <Skeleton shape="block" height="22rem" />,
      ),
    }),
    ...(readsRequested && { requested: onceLoaded(<RequestedReports refreshes={refreshes} />) }),
    ...(may({ access: orderReadAccess }) && {
      orders: onceLoaded(
        <RecentOrders refreshes={refreshes} />,
        <Skeleton shape="block" height="18rem" />,
      ),
    }),
    ...(mayOpen(user, '/app/settings/staff').allowed && {
      staff: onceLoaded(<AccessRequests refreshes={refreshes} />),
    }),
    ...(managesTurnaround && {
      turnaround: onceLoaded(
        <DepartmentTurnaround refreshes={refreshes} />,
        <Skeleton shape="block" height="18rem" />,
      ),
      week: onceLoaded(<Week refreshes={refreshes} />),
    }),
    ...(holds(user, 'view_revenue') && { revenue: onceLoaded(<Revenue refreshes={refreshes} />) }),
    ...(mayOpen(user, '/app/inventory').allowed && {
      stock: onceLoaded(<Stock refreshes={refreshes} />, <Skeleton shape="block" height="16rem" />),
    }),
    ...(plan && {
      plan: onceLoaded(
        <PlanCard subscription={plan} onRetry={reload} href={paths.tenantSettings} />,
      ),
    }),
  };
}

/** Whether work of this user precedes the front desk. */
function hasWork(overview: Resource<Overview> | undefined, verifies: boolean): boolean {
  if (overview?.status !== 'ready') return false;
  const { critical, counts } = overview.data;
  return (critical?.open ?? 0) + (verifies ? counts.to_verify + counts.to_release : 0) > 0;
}
