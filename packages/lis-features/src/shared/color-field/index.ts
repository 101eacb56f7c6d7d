export { ColorField } from './color-field.tsx';
export type { ColorFieldProps } from './color-field.tsx';
