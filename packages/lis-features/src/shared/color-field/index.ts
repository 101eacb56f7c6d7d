export { ColorField } from './color-field.js';
export type { ColorFieldProps } from './color-field.js';
