export * from './result-import.schema.js';
export * from './result-import.endpoints.js';
export { compareRows } from './compare-rows.js';
export type { ComparedRow } from './compare-rows.js';
export { isPatient, judgeRow } from './judge-row.js';
export type { JudgedResult, RowFacts, RowJudgment } from './judge-row.js';
export { suggestColumns } from './suggest-columns.js';
