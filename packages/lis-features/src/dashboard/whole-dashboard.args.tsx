import type { CriticalResultsCardProps } from './critical-results-card/index.js';
import { CriticalResultsCard } from './critical-results-card/index.js';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.js';

export interface WholeDashboardProps extends DashboardScreenProps, Pick<CriticalResultsCardProps, 'held' | 'withinMinutes'> {}

/** The dashboard with its card of critical results, which an app loads by itself. */
export function WholeDashboard({ held = { status: 'empty', reason: 'none-yet' }, withinMinutes, ...props }: WholeDashboardProps) {
  const { verification } = props.cards;
  const card = verification && <CriticalResultsCard toVerify={verification} held={held} withinMinutes={withinMinutes} onRetry={props.onRefresh} hrefs={props.hrefs} />;
  return <DashboardScreen {...props} critical={card} />;
}
