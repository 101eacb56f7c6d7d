import * as v from 'valibot';
import { idField, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { orderIdField } from '../orders/order-id.ts';
import { priorities } from '../orders/priority.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { currencyField } from './billing-settings.schema.ts';
import { invoiceIdField } from './invoice-id.ts';
import { orderPaymentStates } from './order-balance.ts';

/**
 * Lists of the front desk. `waiting`: orders of the facility’s day to be paid or collected, longest
 * waiting first. `unbilled`: orders with a price and without an invoice, newest first.
 */
export const orderQueues = ['waiting', 'unbilled'] as const;
export type OrderQueue = (typeof orderQueues)[number];

const orderBalanceObject = v.object({
  id: orderIdField,
  order_number: v.string(),
  requested_at: instantField,
  priority: v.picklist(priorities),
  patient: patientSummarySchema,
  /** Tests and panels as ordered, each once. */
  tests: v.array(v.string()),
  /** Whether a specimen is still to be collected. */
  to_collect: v.boolean(),
  payment: v.picklist(orderPaymentStates),
  currency: currencyField,
  /** Amount the patient still has to pay; before there is an invoice, at the facility’s prices. */
  balance_minor: v.number(),
  /** The invoice to pay next, otherwise the latest one; null: there is none. */
  invoice_id: v.nullable(invoiceIdField),
  /** The latest payment, for its receipt; null: there is none. */
  payment_id: v.nullable(idField),
});
export interface OrderBalanceSchema extends Named<typeof orderBalanceObject> {}
/** An order with its payment, for the front desk. */
export const orderBalanceSchema: OrderBalanceSchema = orderBalanceObject;

export interface OrderBalance extends v.InferOutput<OrderBalanceSchema> {}
