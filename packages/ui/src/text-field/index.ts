export { TextAreaField } from './text-area-field.js';
export { TextField } from './text-field.js';
export type { TextAreaFieldProps } from './text-area-field.js';
export type { TextFieldProps } from './text-field.js';
