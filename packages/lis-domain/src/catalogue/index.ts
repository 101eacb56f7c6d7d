export * from './test-parameter.schema.js';
export * from './catalogue.endpoints.js';
export { compareDecimals } from './decimal.js';
export { selectInterval } from './interval-selection.js';
export type { IntervalContext } from './interval-selection.js';
export { isLoinc, normaliseLoinc } from './loinc.js';
export { starterCatalogue } from './starter-catalogue.js';
