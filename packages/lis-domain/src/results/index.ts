export * from './result.schema.js';
export * from './result.endpoints.js';
export { interpret } from './interpretation.js';
export type { InterpretedTest, Interpretation } from './interpretation.js';
export { parseValue } from './parse-value.js';
export type { Comparator, ParsedValue } from './parse-value.js';
export { canMoveResult, isReported, refusesEntry, refusesVerification, resultMoves } from './transitions.js';
export type { ResultMove, VerifiedResult } from './transitions.js';
