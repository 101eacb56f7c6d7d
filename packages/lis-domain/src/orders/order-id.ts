import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of an order. */
export type OrderId = Id<'Order'>;
export const orderIdField = idField as IdField<OrderId>;
export const byOrderId = v.object({ id: orderIdField });
