export { NumberField } from './number-field.js';
export type { NumberChange, NumberFieldProps } from './number-field.js';
export type { NumberComparator, NumberProblem } from './decimal-text.js';
