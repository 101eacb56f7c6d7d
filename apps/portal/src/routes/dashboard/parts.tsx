import { holds, mayOpen } from '@alms/lis-domain/access';
import { turnaroundAccess } from '@alms/lis-domain/analytics';
import type { DashboardParts } from '@alms/lis-features/dashboard';
import { Skeleton } from '@alms/ui/skeleton';
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
const Bench = loaded(() => import('./bench.tsx'));
const CriticalResults = loaded(() => import('./critical-results.tsx'));
const RequestedReports = loaded(() => import('./requested-reports.tsx'));
const DepartmentTurnaround = loaded(() => import('./turnaround.tsx'));
const Week = loaded(() => import('./week.tsx'));
const AccessRequests = loaded(() => import('./access-requests.tsx'));
const Stock = loaded(() => import('./stock.tsx'));
const Revenue = loaded(() => import('./revenue.tsx'));
const Welcome = loaded(() => import('./welcome.tsx'));

/**
 * Preloads the cards that request their own data, so that no card waits for its code after its
 * response.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all(
    [
      CriticalResults,
      Bench,
      RequestedReports,
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
 * Returns the cards with their own code, for this user. Cards above others reserve their space while
 * their code loads, to prevent layout shift.
 * @param refreshes Number of times the user refreshed the page.
 */
export function useParts(
  { cards, work, readsRequested, plan, reload }: ReturnType<typeof useDashboardCards>,
  refreshes: number,
): DashboardParts {
  const { user } = useSignedIn();
  const managesTurnaround = useMayCall()({ access: turnaroundAccess });
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
    ...(cards.calls && {
      critical: onceLoaded(
        <CriticalResults calls={cards.calls} onRetry={reload} refreshes={refreshes} />,
        <Skeleton shape="block" height="16rem" />,
      ),
    }),
    ...(work && {
      bench: onceLoaded(
        <Bench work={work} onRetry={reload} refreshes={refreshes} />,
        <Skeleton shape="block" height="30rem" />,
      ),
    }),
    ...(readsRequested && { requested: onceLoaded(<RequestedReports refreshes={refreshes} />) }),
    ...(mayOpen(user, '/app/settings/staff').allowed && {
      staff: onceLoaded(<AccessRequests refreshes={refreshes} />),
    }),
    ...(managesTurnaround && {
      turnaround: onceLoaded(<DepartmentTurnaround refreshes={refreshes} />),
      week: onceLoaded(<Week refreshes={refreshes} />),
    }),
    ...(holds(user, 'view_revenue') && { revenue: onceLoaded(<Revenue refreshes={refreshes} />) }),
    ...(mayOpen(user, '/app/inventory').allowed && {
      stock: onceLoaded(<Stock refreshes={refreshes} />),
    }),
    ...(plan && {
      plan: onceLoaded(
        <PlanCard subscription={plan} onRetry={reload} href={paths.tenantSettings} />,
      ),
    }),
  };
}
