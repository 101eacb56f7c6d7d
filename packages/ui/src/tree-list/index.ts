export { TreeList } from './tree-list.js';
export type { TreeListProps } from './tree-list.js';
export type { TreeItem } from './visible-rows.js';
