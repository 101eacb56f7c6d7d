export { SelectField } from './select-field.tsx';
export type { SelectFieldProps, SelectGroup, SelectOption } from './select-field.tsx';
