import type { BodyOf } from '@alms/lis-domain/http';
import type { createSupplierOrder, SupplierOrder } from '@alms/lis-domain/inventory';

export type OrderBody = BodyOf<typeof createSupplierOrder>;

/** What is done with orders, over one as it was read. */
export type OrderAct =
  | { act: 'draft'; body: OrderBody }
  | { act: 'change'; order: SupplierOrder; body: OrderBody }
  | { act: 'place'; order: SupplierOrder }
  | { act: 'cancel'; order: SupplierOrder; reason: string };
