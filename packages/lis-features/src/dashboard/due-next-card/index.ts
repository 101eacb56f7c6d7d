export { DueNextCard } from './due-next-card.tsx';
export type { DueNextCardProps } from './due-next-card.tsx';
