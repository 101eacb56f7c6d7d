import { DashboardScreen } from '@alms/lis-features/dashboard';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useState } from 'react';
import { outcomeMessages } from '../../app/words/outcome/index.ts';
import { useQuickStats } from '../../data/use-quick-stats.ts';
import { useParts } from './parts.tsx';
import { useDashboardCards } from './use-dashboard-cards.ts';
import { useHrefs } from './use-hrefs.ts';

export { preloadParts } from './parts.tsx';

/** `/app/dashboard` */
export default function DashboardRoute() {
  const { stats, metrics, passRate, refresh } = useQuickStats();
  const cards = useDashboardCards();
  const [refreshes, setRefreshes] = useState(0);
  const parts = useParts(cards, refreshes);
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
      passRate={passRate}
      {...(metrics.status !== 'idle' && { metrics })}
      cards={cards.cards}
      parts={parts}
      onRefresh={onRefresh}
      hrefs={useHrefs()}
    />
  );
}
