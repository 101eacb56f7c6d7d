export { AuthorizationChip } from './authorization-chip.tsx';
export { AuthorizationRecord } from './authorization-record.tsx';
export { useTaskWords } from './use-task-words.ts';
