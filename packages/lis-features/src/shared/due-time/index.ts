export { DueTime } from './due-time.tsx';
export type { DueTimeProps } from './due-time.tsx';
