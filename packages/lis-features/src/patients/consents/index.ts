export { ConsentsCard } from './consents-card.tsx';
export type { ConsentsCardProps } from './consents-card.tsx';
