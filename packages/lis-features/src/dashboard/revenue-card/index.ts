export { RevenueCard } from './revenue-card.tsx';
export type { RevenueCardProps } from './revenue-card.tsx';
