export { ResultImportScreen } from './result-import-screen.tsx';
export type { ResultImportScreenProps } from './result-import-screen.tsx';
export type { ImportAct, LookedInto } from './import-acts.ts';
