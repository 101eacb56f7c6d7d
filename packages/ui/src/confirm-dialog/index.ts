export { ConfirmDialog } from './confirm-dialog.js';
export type { Confirmation, ConfirmDialogProps } from './confirm-dialog.js';
