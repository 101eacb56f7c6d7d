export { ProductName } from './product-name.js';
export type { ProductNameProps } from './product-name.js';
