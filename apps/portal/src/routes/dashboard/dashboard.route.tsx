import { mayCall, mayOpen } from '@alms/lis-domain/access';
import { readOnboardingStatus, resumeOnboarding } from '@alms/lis-domain/onboarding';
import { DashboardScreen } from '@alms/lis-features/dashboard';
import { WelcomeCard } from '@alms/lis-features/onboarding/welcome-card';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { outcomeMessages } from '../../app/outcome.messages.ts';
import { hrefOf, paths } from '../../app/paths.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useQuickStats } from '../../data/use-quick-stats.ts';
import { useSignedIn } from '../../session/session-provider.tsx';
import { AddressNotice } from '../confirm-email/address-notice.tsx';
import { useDashboardCards } from './use-dashboard-cards.ts';

/** What is still to be set up, for who can do it. */
function Welcome() {
  const { resource, reload } = useAnswer(resumeOnboarding, {});
  if (resource.status === 'ready' && resource.data.next_step === 'completed') return null;
  return <WelcomeCard resume={resource} onRetry={reload} hrefs={{ setup: paths.onboarding }} />;
}

/** `/app/dashboard` */
export default function DashboardRoute() {
  const { user } = useSignedIn();
  const { stats, metrics, passRate, refresh } = useQuickStats();
  const { cards, reload } = useDashboardCards();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const opensPatients = mayOpen(user, '/app/patient-portal/{patientId}').allowed;

  const onRefresh = async () => {
    const [live] = await Promise.all([refresh(), reload()]);
    if (live) show({ tone: 'positive', message: words.statisticsUpdated });
  };
  return (
    <DashboardScreen
      stats={stats}
      passRate={passRate}
      {...(metrics.status !== 'idle' && { metrics })}
      welcome={
        <>
          <AddressNotice />
          {mayCall(user, readOnboardingStatus.access).allowed && <Welcome />}
        </>
      }
      cards={cards}
      onRefresh={onRefresh}
      hrefs={{
        testResults: paths.testResults,
        collection: paths.sampleCollection,
        ownResults: paths.patientPortal,
        staff: paths.staff,
        result: ({ sample_id, status }) =>
          `${paths.testResults}?${new URLSearchParams({ tab: status === 'entered' ? 'to-verify' : 'to-enter', specimen: sample_id }).toString()}`,
        ...(opensPatients && { patient: (patientId: string) => hrefOf(paths.patient, { patientId }) }),
        ...(mayOpen(user, '/app/orders/new').allowed && { newOrder: paths.newOrder }),
        ...(mayOpen(user, '/app/patient-portal/new').allowed && { registerPatient: paths.registerPatient }),
      }}
    />
  );
}
