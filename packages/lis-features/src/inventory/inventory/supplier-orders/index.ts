export type { OrderAction } from './order-actions.ts';
export { SupplierOrdersView } from './supplier-orders-view.tsx';
export type { SupplierOrdersViewProps } from './supplier-orders-view.tsx';
