export { CriticalWait } from './critical-wait.js';
export type { CriticalWaitProps } from './critical-wait.js';
