export { OrderList } from './order-list.tsx';
export type { OrderListProps } from './order-list.tsx';
