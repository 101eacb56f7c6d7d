export { Mark } from './mark.js';
export type { MarkProps, MarkShape } from './mark.js';
