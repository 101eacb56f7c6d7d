export { TopBar } from './top-bar.js';
export type { TopBarProps } from './top-bar.js';
