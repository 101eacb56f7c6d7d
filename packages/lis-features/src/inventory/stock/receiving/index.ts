export { ReceiveDialog } from './receive-dialog.js';
export type { ReceiveDialogProps } from './receive-dialog.js';
export type { ReceiptBody } from './receipt-lines.js';
