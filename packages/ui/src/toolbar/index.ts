export { Toolbar } from './toolbar.tsx';
export type { ToolbarProps } from './toolbar.tsx';
