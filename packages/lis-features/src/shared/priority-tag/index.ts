export { PriorityTag } from './priority-tag.js';
export type { PriorityTagProps } from './priority-tag.js';
