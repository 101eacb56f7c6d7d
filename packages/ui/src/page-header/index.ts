export { PageHeader } from './page-header.js';
export type { PageHeaderProps } from './page-header.js';
