export { OrderList } from './order-list.js';
export type { OrderListProps } from './order-list.js';
