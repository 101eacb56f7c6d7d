export { NavList } from './nav-list.js';
export type { NavEntry, NavGroup, NavListProps } from './nav-list.js';
