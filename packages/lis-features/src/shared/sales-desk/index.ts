export { mailHref, phoneHref } from './hrefs.ts';
export { SalesDesk } from './sales-desk.tsx';
export type { SalesDeskProps } from './sales-desk.tsx';
