export { Menu } from './menu.js';
export type { MenuItem, MenuSection } from './menu-choice.js';
export type { MenuProps, MenuTriggerAttributes } from './menu.js';
