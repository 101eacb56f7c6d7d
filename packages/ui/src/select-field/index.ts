export { SelectField } from './select-field.js';
export type { SelectFieldProps, SelectGroup, SelectOption } from './select-field.js';
