export { Divider } from './divider.js';
export type { DividerProps } from './divider.js';
