export { ReceiveDialog } from './receive-dialog.tsx';
export type { ReceiveDialogProps } from './receive-dialog.tsx';
export type { ReceiptBody } from './receipt-lines.ts';
