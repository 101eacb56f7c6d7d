export { RecentOrdersCard } from './recent-orders-card.tsx';
export type { RecentOrdersCardProps } from './recent-orders-card.tsx';
