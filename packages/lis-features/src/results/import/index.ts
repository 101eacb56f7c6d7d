export { ResultImportScreen } from './result-import-screen.js';
export type { ResultImportScreenProps } from './result-import-screen.js';
export type { ImportAct, LookedInto } from './import-acts.js';
