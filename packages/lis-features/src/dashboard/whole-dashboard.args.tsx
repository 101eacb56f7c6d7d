import type { CriticalResultsCardProps } from './critical-results-card/index.js';
import { CriticalResultsCard } from './critical-results-card/index.js';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.js';

export interface WholeDashboardProps extends DashboardScreenProps, Pick<CriticalResultsCardProps, 'held'> {}

const criticalHrefs = { calls: '/app/test-results?calls=open', call: () => '/app/test-results?calls=open', held: '/app/test-results?tab=held' };

/** The dashboard with its card of critical results, which an app loads by itself. */
export function WholeDashboard({ held = { status: 'empty', reason: 'none-yet' }, ...props }: WholeDashboardProps) {
  const { calls } = props.cards;
  const card = calls && <CriticalResultsCard calls={calls} held={held} onRetry={props.onRefresh} hrefs={criticalHrefs} />;
  return <DashboardScreen {...props} critical={card} />;
}
