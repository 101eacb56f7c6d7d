export { ConfirmDialog } from './confirm-dialog.tsx';
export type { Confirmation, ConfirmDialogProps } from './confirm-dialog.tsx';
