export { ResultImportScreen } from './result-import-screen.tsx';
export type { ResultImportScreenProps } from './result-import-screen.tsx';
export type { WaitingFilter } from './waiting-card.tsx';
export type { ImportAction, FilePreview } from './import-actions.ts';
