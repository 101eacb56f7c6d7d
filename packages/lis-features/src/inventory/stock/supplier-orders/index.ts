export type { OrderAct } from './order-acts.js';
export { SupplierOrdersView } from './supplier-orders-view.js';
export type { SupplierOrdersViewProps } from './supplier-orders-view.js';
