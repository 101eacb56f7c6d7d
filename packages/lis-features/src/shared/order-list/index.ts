export { OrderList, useOrderColumns } from './order-list.tsx';
export type { OrderListProps } from './order-list.tsx';
export { useOrderStates } from './use-order-states.ts';
