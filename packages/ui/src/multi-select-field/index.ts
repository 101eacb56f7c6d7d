export { MultiSelectField } from './multi-select-field.tsx';
export type { MultiSelectChange, MultiSelectFieldProps } from './multi-select-field.tsx';
export type { Choice, ChoiceEntry, ChoiceGroup } from '../internal/choices/index.ts';
