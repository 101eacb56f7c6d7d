export { CriticalCallsDialog } from './critical-calls-dialog.js';
export type { CriticalCallsDialogProps } from './critical-calls-dialog.js';
