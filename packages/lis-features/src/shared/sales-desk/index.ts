export { mailHref, phoneHref } from './hrefs.js';
export { SalesDesk } from './sales-desk.js';
export type { SalesDeskProps } from './sales-desk.js';
