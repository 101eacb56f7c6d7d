export { Menu } from './menu.js';
export type { MenuItem } from './menu-choice.js';
export type { MenuProps, MenuTriggerAttributes } from './menu.js';
