export type { AffectedResults, CorrectionAct, CorrectionEntries } from './correction.types.ts';
export type { CorrectionSheetProps } from './correction-sheet.tsx';
export { useDrafts } from './use-drafts.ts';
export type { DraftsOptions } from './use-drafts.ts';
