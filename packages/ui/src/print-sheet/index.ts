export { PrintSheet } from './print-sheet.js';
export type { PrintSheetProps } from './print-sheet.js';
export { usePrinting } from './use-printing.js';
