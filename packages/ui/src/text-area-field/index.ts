export { TextAreaField } from './text-area-field.tsx';
export type { TextAreaFieldProps } from './text-area-field.tsx';
