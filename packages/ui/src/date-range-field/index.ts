export { DateRangeField } from './date-range-field.tsx';
export type { DateRange, DateRangeFieldProps, DateRangePreset } from './date-range-field.tsx';
export type { DateLimits } from '../internal/dates/index.ts';
