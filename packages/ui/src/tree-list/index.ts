export { TreeList } from './tree-list.tsx';
export type { TreeListProps } from './tree-list.tsx';
export type { TreeItem } from './visible-rows.ts';
