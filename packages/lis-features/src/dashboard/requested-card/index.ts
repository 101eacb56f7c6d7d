export { RequestedCard } from './requested-card.js';
export type { RequestedCardProps } from './requested-card.js';
