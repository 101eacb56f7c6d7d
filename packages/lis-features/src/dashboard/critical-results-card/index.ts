export { CriticalResultsCard } from './critical-results-card.js';
export type { CriticalResultsCardProps } from './critical-results-card.js';
