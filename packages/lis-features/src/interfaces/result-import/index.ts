export { ResultImportScreen } from './result-import-screen.tsx';
export type { ResultImportScreenProps } from './result-import-screen.tsx';
export type { ImportAction, LookedInto } from './import-actions.ts';
