export { Menu } from './menu.tsx';
export type { MenuItem, MenuSection } from './menu-choice.tsx';
export type { MenuProps, MenuTriggerAttributes } from './menu.tsx';
