export { DueTime } from './due-time.js';
export type { DueTimeProps } from './due-time.js';
