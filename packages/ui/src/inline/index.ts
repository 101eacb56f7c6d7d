export { Inline } from './inline.js';
export type { InlineProps } from './inline.js';
