export { FieldArray } from './field-array.tsx';
export type { FieldArrayProps } from './field-array.tsx';
export type { RowsChange } from './rows-change.ts';
