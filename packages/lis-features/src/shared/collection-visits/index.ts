export { collectionVisits } from './collection-visits.ts';
export type { CollectionVisit } from './collection-visits.ts';
