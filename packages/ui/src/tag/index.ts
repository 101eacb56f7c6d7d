export { Tag } from './tag.tsx';
export { TagList } from './tag-list.tsx';
export type { TagProps } from './tag.tsx';
export type { TagItem, TagListProps } from './tag-list.tsx';
