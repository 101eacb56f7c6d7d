import type { supplierOrderBody, SupplierOrder } from '@alms/lis-domain/inventory';
import type * as v from 'valibot';

/** Request body accepted by the server. */
export type OrderBody = v.InferInput<typeof supplierOrderBody>;

/** Actions on purchase orders, based on the loaded version. */
export type OrderAction =
  | { kind: 'draft'; body: OrderBody }
  | { kind: 'change'; order: SupplierOrder; body: OrderBody }
  | { kind: 'place'; order: SupplierOrder }
  | { kind: 'cancel'; order: SupplierOrder; reason: string };
