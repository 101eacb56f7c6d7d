export { HoldsCard } from './holds-card.js';
export type { HoldsCardProps } from './holds-card.js';
