export { ProductMark } from './product-mark.tsx';
export { ProductName } from './product-name.tsx';
export type { ProductNameProps } from './product-name.tsx';
