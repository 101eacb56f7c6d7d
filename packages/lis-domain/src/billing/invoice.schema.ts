import * as v from 'valibot';
import {
  dateField,
  idField,
  instantField,
  lineField,
  recordFields,
  textField,
} from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { currencyField } from './billing-settings.schema.ts';
import { holdsCardNumber } from './card-number.ts';
import { patientCoverSchema, policyNumberField } from './cover.schema.ts';
import { payerSummary } from './payer.schema.ts';
import { priceBases } from './taken-price.ts';

/** What is on record (domain model 2.14); `overdue` is derived. */
export const invoiceStates = ['draft', 'issued', 'partially_paid', 'paid', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const paymentMethods = [
  'cash',
  'card',
  'mobile_money',
  'bank_transfer',
  'insurance',
  'other',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Money in the smallest unit of a currency. */
export const amountField = (least: 0 | 1) =>
  v.pipe(
    v.number(),
    v.integer('must be whole smallest units'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(1_000_000_000_000, 'must be at most 1000000000000'),
  );

const reasonField = v.pipe(textField(300), v.minLength(1, 'must not be empty'));

/** Under which policy the payer pays. Left out: under the one that the patient's record has for this payer on the day of the order. Empty: under none. */
const policy_number = v.exactOptional(v.union([v.literal(''), policyNumberField]));

export const createInvoiceBody = v.strictObject({
  order_number: lineField(40),
  /**
   * Who pays, and so whose prices are taken. Null: the patient. Left out: the payer of the one cover that the patient had on the day of the order, and
   * without any the patient; where there are several, one has to be named.
   */
  payer_id: v.optional(v.nullable(idField)),
  policy_number,
});

/** The whole of what may be changed on a draft: prices follow from who pays. */
export const invoiceDraftBody = v.strictObject({
  /** Null: the patient pays. */
  payer_id: v.nullable(idField),
  /** Left out while the payer stays: so does it. */
  policy_number,
  /** Null: as many days after the issue as the facility's settings say. */
  due_date: v.nullable(dateField),
  lines: v.pipe(
    v.array(
      v.strictObject({
        id: idField,
        discount_minor: amountField(0),
        status: v.picklist(['active', 'cancelled']),
      }),
    ),
    v.minLength(1, 'must name the lines'),
    v.maxLength(200, 'must be at most 200 lines'),
  ),
});

export const voidInvoiceBody = v.strictObject({ reason: reasonField });

export const takePaymentBody = v.strictObject({
  amount_minor: amountField(1),
  method: v.picklist(paymentMethods),
  /** The number on a slip or of a transfer. Never a card's: those are not kept anywhere. */
  reference: v.pipe(
    lineField(120, 0),
    v.check((text) => !holdsCardNumber(text), 'must not be a card number'),
  ),
});

export const refundBody = v.strictObject({
  amount_minor: amountField(1),
  /** How it is given back. */
  method: v.picklist(paymentMethods),
  reason: reasonField,
});

export const creditNoteBody = v.strictObject({
  line_ids: v.pipe(
    v.array(idField),
    v.minLength(1, 'must name at least one line'),
    v.maxLength(200, 'must name at most 200 lines'),
  ),
  reason: reasonField,
});

export const invoiceLineSchema = v.object({
  id: idField,
  code: v.string(),
  description: v.string(),
  quantity: v.number(),
  unit_price_minor: v.number(),
  /** Where the price was taken from when the line was made. */
  price_basis: v.picklist(priceBases),
  /** The payer's list as it was called then: the one it was taken from, or with `fallback` the one that had none. */
  price_list_name: v.nullable(v.string()),
  discount_minor: v.number(),
  tax_bp: v.number(),
  tax_minor: v.number(),
  total_minor: v.number(),
  /** `cancelled` on the draft, `credited` by a credit note after the issue. */
  status: v.picklist(['active', 'cancelled', 'credited']),
  /** Whether a specimen of it was collected, also one that was turned down since. */
  collected: v.boolean(),
});

export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

/** Money that came or went; never changed. */
export const invoicePaymentSchema = v.object({
  id: idField,
  receipt_number: v.string(),
  kind: v.picklist(['payment', 'refund']),
  /** The payment that a refund gives back. */
  refund_of_id: v.nullable(idField),
  amount_minor: v.number(),
  /** What of a payment was not given back yet; 0 for a refund. */
  left_minor: v.number(),
  method: v.picklist(paymentMethods),
  reference: v.string(),
  /** Why it was given back. */
  reason: v.nullable(v.string()),
  received_by: v.string(),
  received_at: instantField,
});

export type InvoicePayment = v.InferOutput<typeof invoicePaymentSchema>;

export const creditNoteSchema = v.object({
  id: idField,
  credit_number: v.string(),
  amount_minor: v.number(),
  line_ids: v.array(idField),
  reason: v.string(),
  created_by: v.string(),
  created_at: instantField,
});

/** An invoice as a list shows it. */
export const invoiceSummarySchema = v.object({
  ...recordFields,
  /** Given when it is issued. */
  invoice_number: v.nullable(v.string()),
  status: v.picklist(invoiceStates),
  overdue: v.boolean(),
  order: v.object({ id: idField, order_number: v.string() }),
  patient: patientSummarySchema,
  payer: payerSummary,
  currency: currencyField,
  total_minor: v.number(),
  credited_minor: v.number(),
  paid_minor: v.number(),
  balance_minor: v.number(),
  issued_at: v.nullable(instantField),
  due_date: v.nullable(dateField),
});

export type InvoiceSummary = v.InferOutput<typeof invoiceSummarySchema>;

const done = { at: instantField, by: v.string() };

export const invoiceSchema = v.object({
  ...invoiceSummarySchema.entries,
  /** The policy that the payer pays under, as it was when the invoice was made; empty: none. */
  policy_number: v.string(),
  /** Of a draft: what covered the patient on the day of the order. Otherwise none. */
  covers: v.array(patientCoverSchema),
  subtotal_minor: v.number(),
  discount_minor: v.number(),
  tax_minor: v.number(),
  /** What was paid for lines that a credit note has taken back since. */
  overpaid_minor: v.number(),
  lines: v.array(invoiceLineSchema),
  payments: v.array(invoicePaymentSchema),
  credit_notes: v.array(creditNoteSchema),
  /** Ordered tests that have no price in the facility's currency, and so stand on no line. */
  unbilled: v.array(v.object({ code: v.string(), name: v.string() })),
  created_by: v.string(),
  issued_by: v.nullable(v.string()),
  voided: v.nullable(v.object({ ...done, reason: v.string() })),
});

export type Invoice = v.InferOutput<typeof invoiceSchema>;
