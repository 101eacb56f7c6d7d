export { PriorityTag } from './priority-tag.tsx';
export type { PriorityTagProps } from './priority-tag.tsx';
