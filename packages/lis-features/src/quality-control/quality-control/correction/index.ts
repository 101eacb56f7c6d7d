export type { AffectedResults, CorrectionAct, Drafts } from './correction.types.ts';
export type { CorrectionSheetProps } from './correction-sheet.tsx';
export { useDrafts } from './use-drafts.ts';
