export { RequestedCard } from './requested-card.tsx';
export type { RequestedCardProps } from './requested-card.tsx';
