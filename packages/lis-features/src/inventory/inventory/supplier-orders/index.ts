export type { OrderAct } from './order-acts.ts';
export { SupplierOrdersView } from './supplier-orders-view.tsx';
export type { SupplierOrdersViewProps } from './supplier-orders-view.tsx';
