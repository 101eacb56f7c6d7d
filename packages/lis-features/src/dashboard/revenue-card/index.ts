export { RevenueCard } from './revenue-card.js';
export type { RevenueCardProps } from './revenue-card.js';
