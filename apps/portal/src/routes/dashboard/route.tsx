import { holds, mayCall, mayOpen } from '@alms/lis-domain/access';
import { turnaroundAccess } from '@alms/lis-domain/analytics';
import { DashboardScreen, type DashboardHrefs } from '@alms/lis-features/dashboard';
import { useMessages } from '@alms/ui/i18n';
import { Skeleton } from '@alms/ui/skeleton';
import { useToasts } from '@alms/ui/toast';
import { Suspense, useState } from 'react';
import { outcomeMessages } from '../../app/words/outcome/index.ts';
import { hrefOf, paths, toReleaseHref } from '../../app/paths.ts';
import { loaded } from '../../app/screen.tsx';
import { useQuickStats } from '../../data/use-quick-stats.ts';
import { useSignedIn } from '../../session/session-provider.tsx';
import { useDashboardCards } from './use-dashboard-cards.ts';

// Lazy-loaded, because most users see none of these.
const AddressNotice = loaded(async () => ({
  default: (await import('../identity/confirm-email/address-notice.tsx')).AddressNotice,
}));
const PlanCard = loaded(async () => ({
  default: (await import('@alms/lis-features/dashboard/plan-card')).PlanCard,
}));
const TodaysAppointments = loaded(() => import('./todays-appointments.tsx'));
const Bench = loaded(() => import('./bench.tsx'));
const CriticalResults = loaded(() => import('./critical-results.tsx'));
const RequestedReports = loaded(() => import('./requested-reports.tsx'));
const DepartmentTurnaround = loaded(() => import('./turnaround.tsx'));
const Week = loaded(() => import('./week.tsx'));
const WhoWaits = loaded(() => import('./who-waits.tsx'));
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
      WhoWaits,
      DepartmentTurnaround,
      Week,
      Revenue,
      Stock,
    ].map(({ preload }) => preload()),
  );
}

/**
 * `/app/dashboard`. Cards above others reserve their space while their code loads, to prevent
 * layout shift.
 */
export default function DashboardRoute() {
  const { user } = useSignedIn();
  const { stats, metrics, passRate, refresh } = useQuickStats();
  const { cards, work, readsRequested, plan, reload } = useDashboardCards();
  const [refreshes, setRefreshes] = useState(0);
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const opensPatients = mayOpen(user, '/app/patient-portal/{patientId}').allowed;

  const onRefresh = async () => {
    setRefreshes((count) => count + 1);
    const [live] = await Promise.all([refresh(), reload()]);
    if (live) show({ tone: 'positive', message: words.statisticsUpdated });
  };
  const hrefs: DashboardHrefs = {
    testResults: paths.testResults,
    toRelease: toReleaseHref,
    collection: paths.sampleCollection,
    collect: (specimen) =>
      `${paths.sampleCollection}?${new URLSearchParams({ specimen }).toString()}`,
    ownResults: paths.patientPortal,
    order: (orderId) => hrefOf(paths.order, { orderId }),
    ...(opensPatients && { patient: (patientId: string) => hrefOf(paths.patient, { patientId }) }),
    ...(mayOpen(user, '/app/orders/new').allowed && { newOrder: paths.newOrder }),
    ...(mayOpen(user, '/app/analytics').allowed && { analytics: paths.analytics }),
    // Users with the full payments page have it in the navigation.
    ...(mayOpen(user, '/app/payments/desk').allowed &&
      !mayOpen(user, '/app/payments').allowed && { deskPayments: paths.paymentsDesk }),
    ...(mayOpen(user, '/app/patient-portal/new').allowed && {
      registerPatient: paths.registerPatient,
    }),
  };
  return (
    <DashboardScreen
      stats={stats}
      passRate={passRate}
      {...(metrics.status !== 'idle' && { metrics })}
      welcome={
        <Suspense fallback={null}>
          {!user.email_verified && <AddressNotice />}
          {mayOpen(user, '/onboarding').allowed && <Welcome />}
        </Suspense>
      }
      cards={cards}
      {...(holds(user, 'manage_appointments') && {
        appointments: (
          <Suspense fallback={null}>
            <TodaysAppointments refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(cards.calls && {
        critical: (
          <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
            <CriticalResults calls={cards.calls} onRetry={reload} refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(work && {
        bench: (
          <Suspense fallback={<Skeleton shape="block" height="30rem" />}>
            <Bench work={work} onRetry={reload} refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(readsRequested && {
        requested: (
          <Suspense fallback={null}>
            <RequestedReports refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(mayOpen(user, '/app/settings/staff').allowed && {
        staff: (
          <Suspense fallback={null}>
            <WhoWaits refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(mayCall(user, turnaroundAccess).allowed && {
        turnaround: (
          <Suspense fallback={null}>
            <DepartmentTurnaround refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(mayCall(user, turnaroundAccess).allowed && {
        week: (
          <Suspense fallback={null}>
            <Week refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(holds(user, 'view_revenue') && {
        revenue: (
          <Suspense fallback={null}>
            <Revenue refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(mayOpen(user, '/app/inventory').allowed && {
        stock: (
          <Suspense fallback={null}>
            <Stock refreshes={refreshes} />
          </Suspense>
        ),
      })}
      {...(plan && {
        plan: (
          <Suspense fallback={null}>
            <PlanCard subscription={plan} onRetry={reload} href={paths.tenantSettings} />
          </Suspense>
        ),
      })}
      onRefresh={onRefresh}
      hrefs={hrefs}
    />
  );
}
