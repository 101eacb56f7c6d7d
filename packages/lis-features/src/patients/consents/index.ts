export { ConsentsCard } from './consents-card.js';
export type { ConsentsCardProps } from './consents-card.js';
