export { ProductMark } from './product-mark.js';
export { ProductName } from './product-name.js';
export type { ProductNameProps } from './product-name.js';
