import type { BodyOf } from '@alms/lis-domain/http';
import type { createSupplierOrder, SupplierOrder } from '@alms/lis-domain/inventory';

export type OrderBody = BodyOf<typeof createSupplierOrder>;

/** Actions on purchase orders, based on the loaded version. */
export type OrderAction =
  | { act: 'draft'; body: OrderBody }
  | { act: 'change'; order: SupplierOrder; body: OrderBody }
  | { act: 'place'; order: SupplierOrder }
  | { act: 'cancel'; order: SupplierOrder; reason: string };
