export { SearchField } from './search-field.js';
export type { SearchFieldProps } from './search-field.js';
