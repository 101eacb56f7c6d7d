import type { BodyOf } from '@alms/lis-domain/http';
import type { createSupplierOrder, SupplierOrder } from '@alms/lis-domain/inventory';

export type OrderBody = BodyOf<typeof createSupplierOrder>;

/** Actions on purchase orders, based on the loaded version. */
export type OrderAction =
  | { kind: 'draft'; body: OrderBody }
  | { kind: 'change'; order: SupplierOrder; body: OrderBody }
  | { kind: 'place'; order: SupplierOrder }
  | { kind: 'cancel'; order: SupplierOrder; reason: string };
