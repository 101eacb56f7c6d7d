export { DateRangeField } from './date-range-field.js';
export type { DateRange, DateRangeFieldProps, DateRangePreset } from './date-range-field.js';
export type { DateLimits } from '../internal/dates/index.js';
