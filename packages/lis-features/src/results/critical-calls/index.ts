export { CriticalCallsDialog } from './critical-calls-dialog.tsx';
export type { CriticalCallsDialogProps } from './critical-calls-dialog.tsx';
