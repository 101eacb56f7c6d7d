export { DescriptionList } from './description-list.js';
export type { DescriptionItem, DescriptionListProps } from './description-list.js';
