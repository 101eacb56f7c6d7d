export { ComboboxField } from './combobox-field.tsx';
export type { ComboboxChange, ComboboxFieldProps } from './combobox-field.tsx';
export type { Choice, ChoiceEntry, ChoiceGroup } from '../internal/choices/index.ts';
