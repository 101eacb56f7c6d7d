import * as v from 'valibot';
import { instantField, lineField, recordFields } from '../http/index.ts';
import { amountField } from './invoice.schema.ts';
import { currencyField } from './billing-settings.schema.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';

export const openCashSessionBody = v.strictObject({
  /** Opening float of the cash drawer. */
  float_minor: amountField(0),
});

export const closeCashSessionBody = v.strictObject({
  counted_minor: amountField(0),
  /** Reason for a discrepancy between the counted and the expected amount. */
  difference_reason: v.optional(lineField(300, 0)),
});

/** One user’s cash drawer session, from opening to count. */
const cashSessionObject = v.object({
  ...recordFields,
  currency: currencyField,
  opened_by: v.object({ user_id: userIdField, name: v.string() }),
  opened_at: instantField,
  float_minor: v.number(),
  /** Expected balance: current while the drawer is open, otherwise at closing. */
  expected_minor: v.number(),
  /** Null while the drawer is open, like the following fields. */
  closed_at: v.nullable(instantField),
  counted_minor: v.nullable(v.number()),
  difference_reason: v.nullable(v.string()),
});
export interface CashSessionSchema extends Named<typeof cashSessionObject> {}
export const cashSessionSchema: CashSessionSchema = cashSessionObject;

export interface CashSession extends v.InferOutput<CashSessionSchema> {}
