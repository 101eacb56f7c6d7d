export { HoldsCard } from './holds-card.tsx';
export type { HoldsCardProps } from './holds-card.tsx';
