export * from './result.schema.js';
export * from './result.endpoints.js';
export { interpret } from './interpretation.js';
export type { InterpretedTest, Interpretation } from './interpretation.js';
export { parseValue } from './parse-value.js';
export type { Comparator, ParsedValue } from './parse-value.js';
