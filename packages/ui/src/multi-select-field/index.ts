export { MultiSelectField } from './multi-select-field.js';
export type { MultiSelectChange, MultiSelectFieldProps } from './multi-select-field.js';
export type { Choice, ChoiceEntry, ChoiceGroup } from '../internal/choices/index.js';
