export { decimal, decimalOf, decimalText, isDecimal, positive } from './decimal.form.ts';
export type { DecimalMark } from './decimal.form.ts';
export { useDecimalMark } from './use-decimal-mark.ts';
