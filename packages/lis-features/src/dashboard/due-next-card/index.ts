export { DueNextCard } from './due-next-card.js';
export type { DueNextCardProps } from './due-next-card.js';
