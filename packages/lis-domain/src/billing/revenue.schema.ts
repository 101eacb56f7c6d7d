import * as v from 'valibot';
import { windowed } from '../analytics/analytics.schema.ts';
import { dateField, idField } from '../http/index.ts';
import { currencyField } from './billing-settings.schema.ts';
import { payerKinds } from './payer.schema.ts';

/** A window's money (domain model 2.16), with tax, in the smallest unit. */
export const revenueMetricsSchema = v.object({
  ...windowed,
  currency: currencyField,
  /** What was issued in the window and is not void, less what credit notes of the window took back. */
  billed_minor: v.number(),
  /** What was paid in the window; refunds are not taken off. */
  collected_minor: v.number(),
  refunded_minor: v.number(),
  /** What is open now, whenever it was issued. */
  outstanding_minor: v.number(),
  /** Every day of the window, the oldest first. */
  by_day: v.array(
    v.object({ date: dateField, billed_minor: v.number(), collected_minor: v.number() }),
  ),
  /** What was issued, the dearest first, at most a hundred. */
  by_test: v.array(
    v.object({ code: v.string(), name: v.string(), count: v.number(), billed_minor: v.number() }),
  ),
  /** What was issued; a payer of null: patients themselves. */
  by_payer: v.array(
    v.object({
      payer: v.nullable(v.object({ id: idField, name: v.string(), kind: v.picklist(payerKinds) })),
      billed_minor: v.number(),
    }),
  ),
});

export type RevenueMetrics = v.InferOutput<typeof revenueMetricsSchema>;
