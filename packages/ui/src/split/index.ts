export { Split } from './split.js';
export type { SplitProps } from './split.js';
