export { CriticalResultsCard } from './critical-results-card.tsx';
export type { CriticalResultsCardProps } from './critical-results-card.tsx';
