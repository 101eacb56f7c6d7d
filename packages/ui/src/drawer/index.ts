export { Drawer } from './drawer.js';
export type { DrawerProps } from './drawer.js';
