export { Toolbar } from './toolbar.js';
export type { ToolbarProps } from './toolbar.js';
