export { PriorityMark, usePriorityWords } from './priority-mark.js';
export type { PriorityMarkProps } from './priority-mark.js';
