export { writeNumber } from './decimal-text.ts';
export { NumberField } from './number-field.tsx';
export type { NumberChange, NumberFieldProps } from './number-field.tsx';
export type { NumberComparator, NumberProblem } from './decimal-text.ts';
