export { TextAreaField } from './text-area-field.js';
export type { TextAreaFieldProps } from './text-area-field.js';
