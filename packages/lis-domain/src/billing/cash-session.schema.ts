import * as v from 'valibot';
import { idField, instantField, recordFields, textField } from '../http/index.ts';
import { amountField } from './invoice.schema.ts';
import { currencyField } from './billing-settings.schema.ts';

export const openCashSessionBody = v.strictObject({
  /** What lies in the drawer to give change from. */
  float_minor: amountField(0),
});

export const closeCashSessionBody = v.strictObject({
  counted_minor: amountField(0),
  /** Why something else was counted than there should be. */
  difference_reason: v.optional(textField(300)),
});

/** One person's drawer, from its opening to its count. */
export const cashSessionSchema = v.object({
  ...recordFields,
  currency: currencyField,
  opened_by: v.object({ user_id: idField, name: v.string() }),
  opened_at: instantField,
  float_minor: v.number(),
  /** What it should hold: as of now while it is open, else as it was closed. */
  expected_minor: v.number(),
  /** Null while it is open, with the rest. */
  closed_at: v.nullable(instantField),
  counted_minor: v.nullable(v.number()),
  difference_reason: v.nullable(v.string()),
});

export type CashSession = v.InferOutput<typeof cashSessionSchema>;
