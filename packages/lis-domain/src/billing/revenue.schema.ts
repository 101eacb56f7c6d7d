import * as v from 'valibot';
import { windowed } from '../analytics/analytics.schema.ts';
import { dateField } from '../http/index.ts';
import { currencyField } from './billing-settings.schema.ts';
import { payerKinds } from './payer.schema.ts';
import type { Named } from '../http/named.ts';
import { payerIdField } from './payer-id.ts';

/** Revenue in a window (domain model 2.16), including tax, in the minor unit. */
const revenueMetricsObject = v.object({
  ...windowed,
  currency: currencyField,
  /** Invoices issued in the window that are not void, less credit notes of the window. */
  billed_minor: v.number(),
  /** Payments in the window; refunds are not deducted. */
  collected_minor: v.number(),
  refunded_minor: v.number(),
  /** Current balance due, whatever the issue date. */
  outstanding_minor: v.number(),
  /** Every day of the window, oldest first. */
  by_day: v.array(
    v.object({ date: dateField, billed_minor: v.number(), collected_minor: v.number() }),
  ),
  /** Invoiced amounts by test, highest first, at most 100. */
  by_test: v.array(
    v.object({ code: v.string(), name: v.string(), count: v.number(), billed_minor: v.number() }),
  ),
  /** Invoiced amounts by payer; a null payer means patients. */
  by_payer: v.array(
    v.object({
      payer: v.nullable(
        v.object({ id: payerIdField, name: v.string(), kind: v.picklist(payerKinds) }),
      ),
      billed_minor: v.number(),
    }),
  ),
});
export interface RevenueMetricsSchema extends Named<typeof revenueMetricsObject> {}
export const revenueMetricsSchema: RevenueMetricsSchema = revenueMetricsObject;

export interface RevenueMetrics extends v.InferOutput<RevenueMetricsSchema> {}
