export { FrontDeskCard } from './front-desk-card.tsx';
export type { FrontDeskCardProps } from './front-desk-card.tsx';
