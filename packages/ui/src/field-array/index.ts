export { FieldArray } from './field-array.js';
export type { FieldArrayProps } from './field-array.js';
export type { RowsChange } from './rows-change.js';
