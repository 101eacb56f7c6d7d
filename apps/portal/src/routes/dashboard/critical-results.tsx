import { readLaboratorySettings } from '@alms/lis-domain/facility';
import { listResults } from '@alms/lis-domain/results';
import { CriticalResultsCard, type CriticalResultsCardProps } from '@alms/lis-features/dashboard/critical-results-card';
import { useAnswer, usePages } from '../../data/use-answer.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useRefreshed } from './use-refreshed.ts';

/** The critical ones of the results to verify, measured against what the facility allows, and how many results are held. */
export default function CriticalResults({ refreshes, ...card }: { refreshes: number } & Omit<CriticalResultsCardProps, 'held' | 'withinMinutes'>) {
  const held = usePages(listResults, { query: { status: 'held', limit: '200' } }, { refreshMs: FIGURES_REFRESH_MS });
  const { resource: settings } = useAnswer(readLaboratorySettings, {});
  useRefreshed(refreshes, held.reload);
  return <CriticalResultsCard {...card} held={held.resource} withinMinutes={settings.status === 'ready' ? settings.data.critical_within_minutes : undefined} />;
}
