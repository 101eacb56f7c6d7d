export { CollectionListCard } from './collection-list-card.tsx';
export type { CollectionListCardProps } from './collection-list-card.tsx';
