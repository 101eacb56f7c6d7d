export { PrintSheet } from './print-sheet.tsx';
export type { PrintSheetProps } from './print-sheet.tsx';
export { usePrinting } from './use-printing.ts';
