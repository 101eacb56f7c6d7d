export { CriticalCallsDialog } from './critical-calls-dialog.tsx';
export type { CallView, CriticalCallsDialogProps } from './critical-calls-dialog.tsx';
