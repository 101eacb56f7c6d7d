export { Dialog } from './dialog.js';
export type { DialogProps } from './dialog.js';
export type { CloseDetails } from '../internal/index.js';
