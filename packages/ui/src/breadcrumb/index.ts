export { Breadcrumb } from './breadcrumb.js';
export type { BreadcrumbProps, Crumb } from './breadcrumb.js';
