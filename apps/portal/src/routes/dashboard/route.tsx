import { DashboardScreen } from '@alms/lis-features/dashboard';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { loaded, onceLoaded } from '../../app/screen.tsx';
import { outcomeMessages } from '../../app/words/outcome/index.ts';
import { useQuickStats } from '../../data/use-quick-stats.ts';
import { useSignedIn } from '../../session/session-provider.tsx';
import { useParts } from './parts.tsx';
import { useDashboardCards } from './use-dashboard-cards.ts';
import { useHrefs } from './use-hrefs.ts';

export { preloadParts } from './parts.tsx';

const OwnResults = loaded(async () => ({
  default: (await import('../patients/patient-portal/own-results.tsx')).OwnResults,
}));

/**
 * `/app/dashboard`: for a patient the newest report, for staff the figures and lists of their work.
 */
export default function DashboardRoute() {
  const { user } = useSignedIn();
  const patientId = user.role === 'patient' ? user.patient_id : null;
  if (patientId === null) return <StaffDashboard />;
  return onceLoaded(<OwnResults patientId={patientId} allHref={paths.patientPortal} />);
}

function StaffDashboard() {
  const { stats, metrics, quality, refresh } = useQuickStats();
  const cards = useDashboardCards();
  const [refreshes, setRefreshes] = useState(0);
  const parts = useParts(cards, quality, refreshes);
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);

  const onRefresh = async () => {
    setRefreshes((count) => count + 1);
    const [live] = await Promise.all([refresh(), cards.reload()]);
    if (live) show({ tone: 'positive', message: words.statisticsUpdated });
  };
  return (
    <DashboardScreen
      stats={stats}
      passRate={quality.status === 'ready' ? quality.data.pass_rate : undefined}
      {...(metrics.status !== 'idle' && { metrics })}
      overview={cards.overview}
      cards={cards.cards}
      parts={parts}
      onRefresh={onRefresh}
      hrefs={useHrefs()}
    />
  );
}
