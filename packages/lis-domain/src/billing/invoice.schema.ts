import * as v from 'valibot';
import {
  dateField,
  enteredDateField,
  idField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { currencyField } from './billing-settings.schema.ts';
import { holdsCardNumber } from './card-number.ts';
import { patientCoverageSchema, policyNumberField } from './coverage.schema.ts';
import { payerSummary } from './payer.schema.ts';
import { priceBases } from './applied-price.ts';
import type { Named } from '../http/named.ts';
import { invoiceIdField } from './invoice-id.ts';
import { payerIdField } from './payer-id.ts';
import { orderIdField } from '../orders/order-id.ts';

/** Stored states (domain model 2.14); `overdue` is derived. */
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

/** An amount in the minor unit of a currency. */
export const amountField = (min: 0 | 1) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number of minor units'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(1_000_000_000_000, 'must be at most 1000000000000'),
  );

const reasonField = lineField(300);

/**
 * Policy number of the payer. Default: the policy on the patient’s record for this payer on the day
 * of the order. Empty: no policy.
 */
const policy_number = v.exactOptional(v.union([v.literal(''), policyNumberField]));

export const createInvoiceBody = v.strictObject({
  order_number: lineField(40),
  /**
   * The payer, whose prices apply. Null: the patient. Default: the payer of the patient’s only
   * coverage on the day of the order, or the patient if there is none. Required if there are
   * several.
   */
  payer_id: v.optional(v.nullable(payerIdField)),
  policy_number,
});

/** All editable fields of a draft invoice; prices follow from the payer. */
export const invoiceDraftBody = v.strictObject({
  /** Null: the patient pays. */
  payer_id: v.nullable(payerIdField),
  /** Default: unchanged if the payer is unchanged. */
  policy_number,
  /** Null: derived from the facility’s payment term at issue. */
  due_date: v.nullable(enteredDateField),
  lines: v.pipe(
    v.array(
      v.strictObject({
        id: idField,
        discount_minor: amountField(0),
        status: v.picklist(['active', 'cancelled']),
      }),
    ),
    v.minLength(1, 'must contain the invoice lines'),
    v.maxLength(200, 'must contain at most 200 lines'),
  ),
});

export const voidInvoiceBody = v.strictObject({ reason: reasonField });

export const takePaymentBody = v.strictObject({
  amount_minor: amountField(1),
  method: v.picklist(paymentMethods),
  /**
   * Reference of a receipt slip or transfer. Never a card number: these are not stored anywhere.
   */
  reference: v.pipe(
    lineField(120, 0),
    v.check((text) => !holdsCardNumber(text), 'must not be a card number'),
  ),
});

export const refundBody = v.strictObject({
  amount_minor: amountField(1),
  method: v.picklist(paymentMethods),
  reason: reasonField,
});

export const creditNoteBody = v.strictObject({
  line_ids: v.pipe(
    v.array(idField),
    v.minLength(1, 'must contain at least one line'),
    v.maxLength(200, 'must contain at most 200 lines'),
  ),
  reason: reasonField,
});

const invoiceLineObject = v.object({
  id: idField,
  code: v.string(),
  description: v.string(),
  quantity: v.number(),
  unit_price_minor: v.number(),
  /** Source of the price when the line was created. */
  price_basis: v.picklist(priceBases),
  /**
   * Name of the payer’s list at that time: the list the price came from, or, with `fallback`, the
   * list that had no price.
   */
  price_list_name: v.nullable(v.string()),
  discount_minor: v.number(),
  tax_bp: v.number(),
  tax_minor: v.number(),
  total_minor: v.number(),
  /** `cancelled` while a draft; `credited` by a credit note after issue. */
  status: v.picklist(['active', 'cancelled', 'credited']),
  /** Whether a specimen for the line was collected, even if it was later rejected. */
  collected: v.boolean(),
});
export interface InvoiceLineSchema extends Named<typeof invoiceLineObject> {}
export const invoiceLineSchema: InvoiceLineSchema = invoiceLineObject;

export interface InvoiceLine extends v.InferOutput<InvoiceLineSchema> {}

/** A payment or refund; immutable. */
const invoicePaymentObject = v.object({
  id: idField,
  receipt_number: v.string(),
  kind: v.picklist(['payment', 'refund']),
  /** The refunded payment. */
  refund_of_id: v.nullable(idField),
  amount_minor: v.number(),
  /** Amount of the payment not refunded yet; 0 for a refund. */
  left_minor: v.number(),
  method: v.picklist(paymentMethods),
  reference: v.string(),
  /** Reason for the refund. */
  reason: v.nullable(v.string()),
  received_by: v.string(),
  received_at: instantField,
});
export interface InvoicePaymentSchema extends Named<typeof invoicePaymentObject> {}
export const invoicePaymentSchema: InvoicePaymentSchema = invoicePaymentObject;

export interface InvoicePayment extends v.InferOutput<InvoicePaymentSchema> {}

export const creditNoteSchema = v.object({
  id: idField,
  credit_number: v.string(),
  amount_minor: v.number(),
  line_ids: v.array(idField),
  reason: v.string(),
  created_by: v.string(),
  created_at: instantField,
});

/** An invoice as a list item. */
const invoiceSummaryObject = v.object({
  ...recordFields,
  id: invoiceIdField,
  /** Assigned at issue. */
  invoice_number: v.nullable(v.string()),
  status: v.picklist(invoiceStates),
  overdue: v.boolean(),
  order: v.object({ id: orderIdField, order_number: v.string() }),
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
export interface InvoiceSummarySchema extends Named<typeof invoiceSummaryObject> {}
export const invoiceSummarySchema: InvoiceSummarySchema = invoiceSummaryObject;

export interface InvoiceSummary extends v.InferOutput<InvoiceSummarySchema> {}

const done = { at: instantField, by: v.string() };

const invoiceObject = v.object({
  ...invoiceSummarySchema.entries,
  /** The payer’s policy when the invoice was created; empty if there is none. */
  policy_number: v.string(),
  /** For a draft: the patient’s coverage on the day of the order. Otherwise empty. */
  coverages: v.array(patientCoverageSchema),
  subtotal_minor: v.number(),
  discount_minor: v.number(),
  tax_minor: v.number(),
  /** Amount paid for lines that were credited afterwards. */
  overpaid_minor: v.number(),
  lines: v.array(invoiceLineSchema),
  payments: v.array(invoicePaymentSchema),
  credit_notes: v.array(creditNoteSchema),
  /** Ordered tests without a price in the facility’s currency, which therefore have no line. */
  unbilled: v.array(v.object({ code: v.string(), name: v.string() })),
  created_by: v.string(),
  issued_by: v.nullable(v.string()),
  voided: v.nullable(v.object({ ...done, reason: v.string() })),
});
export interface InvoiceSchema extends Named<typeof invoiceObject> {}
export const invoiceSchema: InvoiceSchema = invoiceObject;

export interface Invoice extends v.InferOutput<InvoiceSchema> {}
