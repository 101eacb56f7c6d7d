export { Dialog } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export type { CloseDetails } from '../internal/index.ts';
