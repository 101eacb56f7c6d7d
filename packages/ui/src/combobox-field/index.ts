export { ComboboxField } from './combobox-field.js';
export type { ComboboxChange, ComboboxFieldProps } from './combobox-field.js';
export type { Choice, ChoiceEntry, ChoiceGroup } from '../internal/choices/index.js';
