export { SupplierOrdersView } from './supplier-orders-view.js';
export type { OrderAct, SupplierOrdersViewProps } from './supplier-orders-view.js';
