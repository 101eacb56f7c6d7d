export { collectionVisits, visitOf } from './collection-visits.js';
export type { CollectionVisit } from './collection-visits.js';
