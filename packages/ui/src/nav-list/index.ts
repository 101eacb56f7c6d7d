export { NavList } from './nav-list.tsx';
export type { NavEntry, NavGroup, NavListProps } from './nav-list.tsx';
