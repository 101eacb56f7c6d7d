export { CheckboxGroup } from './checkbox-group.js';
export type { CheckboxGroupProps, CheckboxOption } from './checkbox-group.js';
