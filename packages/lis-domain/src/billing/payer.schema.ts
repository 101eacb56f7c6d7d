import * as v from 'valibot';
import { lineField, recordFields, textField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { payerIdField } from './payer-id.ts';

export const payerKinds = ['insurance', 'corporate'] as const;
export type PayerKind = (typeof payerKinds)[number];

export const payerBody = v.strictObject({
  name: lineField(120),
  kind: v.picklist(payerKinds),
  /** Billing address. */
  address: textField(500),
  /** Selectable for new invoices. */
  active: v.boolean(),
});

const payerObject = v.object({
  ...recordFields,
  id: payerIdField,
  name: v.string(),
  kind: v.picklist(payerKinds),
  address: v.string(),
  active: v.boolean(),
});
export interface PayerSchema extends Named<typeof payerObject> {}
export const payerSchema: PayerSchema = payerObject;

export interface Payer extends v.InferOutput<PayerSchema> {}

/** The payer as recorded on an invoice; null: the patient. */
export const payerSummary = v.nullable(
  v.object({ id: payerIdField, name: v.string(), kind: v.picklist(payerKinds) }),
);
