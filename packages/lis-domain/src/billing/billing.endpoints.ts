import * as v from 'valibot';
import { windowQuery } from '../analytics/analytics.schema.ts';
import { MAX_CATALOGUE_FILE_BYTES } from '../catalogue/catalogue-import.schema.ts';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.ts';
import { billingSettingsBody, billingSettingsSchema } from './billing-settings.schema.ts';
import {
  cashSessionSchema,
  closeCashSessionBody,
  openCashSessionBody,
} from './cash-session.schema.ts';
import {
  createInvoiceBody,
  creditNoteBody,
  invoiceDraftBody,
  invoiceSchema,
  invoiceStates,
  invoiceSummarySchema,
  refundBody,
  takePaymentBody,
  voidInvoiceBody,
} from './invoice.schema.ts';
import {
  patientCoverageSchema,
  patientInsuranceBody,
  patientInsuranceSchema,
} from './coverage.schema.ts';
import { payerBody, payerSchema } from './payer.schema.ts';
import {
  createPriceListBody,
  priceFileBody,
  priceFileSchema,
  priceListBody,
  priceListSchema,
  priceListSummarySchema,
} from './price-list.schema.ts';
import { patientInvoiceSchema } from './patient-invoice.schema.ts';
import { revenueMetricsSchema } from './revenue.schema.ts';

/**
 * The front desk takes payments. Refunds, credit notes and billing settings require
 * `manage_payments` (domain model 3.1, 3.2).
 */
const desk = { anyOf: ['take_payments', 'manage_payments'] } as const;
const managers = { anyOf: ['manage_payments'] } as const;

export const listInvoices = endpoint({
  id: 'billing.list',
  method: 'GET',
  path: '/billing/invoices',
  summary: 'Invoices, the newest first.',
  access: desk,
  query: v.object({
    ...pageQuery,
    /** Invoice number, order number, or part of the patient’s name or number. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** `overdue`: issued, unpaid and past the due date. */
    status: v.optional(v.picklist([...invoiceStates, 'overdue'])),
    payer_id: v.optional(idField),
  }),
  answer: pageOf(invoiceSummarySchema),
});

export const createInvoice = endpoint({
  id: 'billing.create',
  method: 'POST',
  path: '/billing/invoices',
  summary:
    'Begin the invoice of an order: a draft with its tests at what they cost whoever pays. Without a named payer that is who the order was billed to before, else the one cover of the patient on the day of the order, if any.',
  access: desk,
  body: createInvoiceBody,
  status: 201,
  answer: invoiceSchema,
  creates: true,
  problems: ['not_found', 'duplicate', 'nothing_to_bill', 'payer_to_choose'],
});

export const readInvoice = endpoint({
  id: 'billing.read',
  method: 'GET',
  path: '/billing/invoices/{id}',
  summary: 'One invoice with its lines, payments and credit notes.',
  access: desk,
  params: byId,
  answer: invoiceSchema,
  problems: ['not_found'],
});

export const updateInvoice = endpoint({
  id: 'billing.update',
  method: 'PUT',
  path: '/billing/invoices/{id}',
  summary:
    'Change a draft: who pays, by when, discounts, and lines that are not charged. With another payer its lines take the prices of that one.',
  access: desk,
  afterTrial: 'open',
  params: byId,
  body: invoiceDraftBody,
  answer: invoiceSchema,
  versioned: true,
  problems: ['not_found', 'invoice_state', 'nothing_to_bill'],
});

export const issueInvoice = endpoint({
  id: 'billing.issue',
  method: 'POST',
  path: '/billing/invoices/{id}/issue',
  summary: 'Issue a draft: it gets its number, and is not changed any more.',
  access: desk,
  afterTrial: 'open',
  params: byId,
  answer: invoiceSchema,
  versioned: true,
  problems: ['not_found', 'invoice_state', 'nothing_to_bill'],
});

export const voidInvoice = endpoint({
  id: 'billing.void',
  method: 'POST',
  path: '/billing/invoices/{id}/void',
  summary: 'Declare an unpaid invoice void. Its number stays used.',
  access: managers,
  afterTrial: 'open',
  params: byId,
  body: voidInvoiceBody,
  answer: invoiceSchema,
  versioned: true,
  problems: ['not_found', 'invoice_state'],
});

export const takePayment = endpoint({
  id: 'billing.take-payment',
  method: 'POST',
  path: '/billing/invoices/{id}/payments',
  summary: 'Record a payment, in whole or in part. Cash goes into the own open drawer.',
  access: desk,
  afterTrial: 'open',
  params: byId,
  body: takePaymentBody,
  status: 201,
  answer: invoiceSchema,
  creates: true,
  problems: ['not_found', 'invoice_state', 'payment_exceeds_balance', 'cash_session_missing'],
});

export const refundPayment = endpoint({
  id: 'billing.refund',
  method: 'POST',
  path: '/billing/payments/{id}/refund',
  summary: 'Give back a payment, in whole or in part, for a reason.',
  access: managers,
  afterTrial: 'open',
  params: byId,
  body: refundBody,
  status: 201,
  answer: invoiceSchema,
  creates: true,
  problems: [
    'not_found',
    'refund_exceeds_payment',
    'specimen_collected',
    'cash_session_missing',
    'invoice_state',
  ],
});

export const creditLines = endpoint({
  id: 'billing.credit',
  method: 'POST',
  path: '/billing/invoices/{id}/credit-notes',
  summary: 'Take lines of an issued invoice back by a credit note, for a reason.',
  access: managers,
  afterTrial: 'open',
  params: byId,
  body: creditNoteBody,
  status: 201,
  answer: invoiceSchema,
  creates: true,
  problems: ['not_found', 'invoice_state', 'specimen_collected'],
});

export const downloadInvoice = endpoint({
  id: 'billing.download',
  method: 'GET',
  path: '/billing/invoices/{id}/document',
  summary: 'An issued invoice as a PDF, in the language of the facility.',
  access: desk,
  params: byId,
  answer: { file: 'application/pdf' },
  problems: ['not_found', 'invoice_state'],
});

export const downloadReceipt = endpoint({
  id: 'billing.receipt',
  method: 'GET',
  path: '/billing/payments/{id}/receipt',
  summary: 'The receipt of a payment or a refund as a PDF.',
  access: desk,
  params: byId,
  answer: { file: 'application/pdf' },
  problems: ['not_found'],
});

export const listCashSessions = endpoint({
  id: 'billing.list-cash-sessions',
  method: 'GET',
  path: '/billing/cash-sessions',
  summary: 'Drawers, the last opened first.',
  access: desk,
  query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'closed'])) }),
  answer: pageOf(cashSessionSchema),
});

export const openCashSession = endpoint({
  id: 'billing.open-cash-session',
  method: 'POST',
  path: '/billing/cash-sessions',
  summary: 'Open a drawer of the own. Everybody has one at a time.',
  access: desk,
  afterTrial: 'open',
  body: openCashSessionBody,
  status: 201,
  answer: cashSessionSchema,
  creates: true,
  problems: ['cash_session_open'],
});

export const closeCashSession = endpoint({
  id: 'billing.close-cash-session',
  method: 'POST',
  path: '/billing/cash-sessions/{id}/close',
  summary: 'Close the own drawer with what was counted in it; a difference needs a reason.',
  access: desk,
  afterTrial: 'open',
  params: byId,
  body: closeCashSessionBody,
  answer: cashSessionSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'own_drawer'],
});

export const listPayers = endpoint({
  id: 'billing.list-payers',
  method: 'GET',
  path: '/billing/payers',
  summary: 'Insurers and companies that pay for patients, by name.',
  access: desk,
  answer: v.object({ items: v.array(payerSchema) }),
});

export const createPayer = endpoint({
  id: 'billing.create-payer',
  method: 'POST',
  path: '/billing/payers',
  summary: 'Add an insurer or a company.',
  access: managers,
  body: payerBody,
  status: 201,
  answer: payerSchema,
  creates: true,
  problems: ['duplicate'],
});

export const updatePayer = endpoint({
  id: 'billing.update-payer',
  method: 'PUT',
  path: '/billing/payers/{id}',
  summary: 'Change an insurer or a company, or offer it no more.',
  access: managers,
  params: byId,
  body: payerBody,
  answer: payerSchema,
  versioned: true,
  problems: ['not_found', 'duplicate'],
});

/** Registration staff record the coverage; billing staff read it. */
const coverKeepers = { anyOf: ['register_patients', 'take_payments', 'manage_payments'] } as const;

export const readInsurance = endpoint({
  id: 'billing.read-insurance',
  method: 'GET',
  path: '/patients/{id}/insurance',
  summary: 'The covers of a patient, and who is offered as a payer of another one.',
  access: coverKeepers,
  params: byId,
  answer: patientInsuranceSchema,
  problems: ['not_found'],
});

export const replaceInsurance = endpoint({
  id: 'billing.replace-insurance',
  method: 'PUT',
  path: '/patients/{id}/insurance',
  summary:
    "Replace a patient's covers as a whole. A new one is under a payer that is offered; what was billed stays as it is.",
  access: coverKeepers,
  afterTrial: 'open',
  params: byId,
  body: patientInsuranceBody,
  answer: patientInsuranceSchema,
  versioned: true,
  problems: ['not_found', 'patient_merged'],
});

export const listOrderCoverages = endpoint({
  id: 'billing.covers-of-order',
  method: 'GET',
  path: '/billing/covers',
  summary: 'What covered the patient of an order on its day: who may be billed for it.',
  access: desk,
  query: v.object({ order_number: v.pipe(v.string(), v.trim(), v.maxLength(40)) }),
  answer: v.object({ items: v.array(patientCoverageSchema) }),
  problems: ['not_found'],
});

/**
 * Invoices issued to a patient: readable by the patient, and by the front desk for the patient’s
 * view.
 */
const patientAndDesk = { ...desk, ownPatient: true } as const;

export const listPatientInvoices = endpoint({
  id: 'billing.of-patient',
  method: 'GET',
  path: '/patients/{id}/invoices',
  summary: "A patient's invoices as the patient reads them, the newest first; drafts are none yet.",
  access: patientAndDesk,
  params: byId,
  query: v.object(pageQuery),
  answer: pageOf(patientInvoiceSchema),
  problems: ['not_found'],
});

export const downloadPatientInvoice = endpoint({
  id: 'billing.download-of-patient',
  method: 'GET',
  path: '/patients/{id}/invoices/{invoiceId}/document',
  summary: 'One of them as a PDF, as the desk prints it.',
  access: patientAndDesk,
  params: v.object({ id: idField, invoiceId: idField }),
  answer: { file: 'application/pdf' },
  problems: ['not_found'],
});

export const listPriceLists = endpoint({
  id: 'billing.list-price-lists',
  method: 'GET',
  path: '/billing/price-lists',
  summary: 'What payers have agreed on, by payer, the latest first.',
  access: desk,
  answer: v.object({ items: v.array(priceListSummarySchema) }),
});

export const createPriceList = endpoint({
  id: 'billing.create-price-list',
  method: 'POST',
  path: '/billing/price-lists',
  summary:
    'Begin the list of a payer: empty, or a copy of another one or of the own prices, changed by a percentage.',
  access: managers,
  body: createPriceListBody,
  status: 201,
  answer: priceListSchema,
  creates: true,
  problems: ['duplicate', 'price_list_overlaps'],
});

export const readPriceList = endpoint({
  id: 'billing.read-price-list',
  method: 'GET',
  path: '/billing/price-lists/{id}',
  summary: 'One list, with all that could be on it beside the own price.',
  access: desk,
  params: byId,
  answer: priceListSchema,
  problems: ['not_found'],
});

export const updatePriceList = endpoint({
  id: 'billing.update-price-list',
  method: 'PUT',
  path: '/billing/price-lists/{id}',
  summary: 'Replace a list as a whole. What was billed by it stays as it is.',
  access: managers,
  params: byId,
  body: priceListBody,
  answer: priceListSchema,
  versioned: true,
  problems: ['not_found', 'duplicate', 'price_list_overlaps'],
});

export const exportPriceList = endpoint({
  id: 'billing.export-price-list',
  method: 'GET',
  path: '/billing/price-lists/{id}/file',
  summary: 'One list for a spreadsheet (CSV), to be changed there and read again.',
  access: desk,
  params: byId,
  answer: { file: 'text/csv; charset=utf-8' },
  problems: ['not_found'],
});

export const readPriceFile = endpoint({
  id: 'billing.read-price-file',
  method: 'POST',
  path: '/billing/price-lists/{id}/file',
  summary:
    'What a file says about the prices of a list, and which rows are refused. Nothing is changed.',
  access: managers,
  maxBytes: 2 * MAX_CATALOGUE_FILE_BYTES,
  params: byId,
  body: priceFileBody,
  answer: priceFileSchema,
  problems: ['not_found'],
});

export const readBillingSettings = endpoint({
  id: 'billing.read-settings',
  method: 'GET',
  path: '/billing/settings',
  summary: 'How the facility bills.',
  access: 'staff',
  answer: billingSettingsSchema,
});

export const updateBillingSettings = endpoint({
  id: 'billing.update-settings',
  method: 'PUT',
  path: '/billing/settings',
  summary: 'Replace how the facility bills.',
  access: managers,
  body: billingSettingsBody,
  answer: billingSettingsSchema,
  versioned: true,
  problems: ['conflict'],
});

export const readRevenueMetrics = endpoint({
  id: 'billing.revenue-metrics',
  method: 'GET',
  path: '/analytics/revenue-metrics',
  summary: 'What was billed, collected and refunded in a window, and what is open.',
  access: { anyOf: ['view_revenue'] },
  query: windowQuery,
  answer: revenueMetricsSchema,
});

export const billingEndpoints = [
  listInvoices,
  createInvoice,
  readInvoice,
  updateInvoice,
  issueInvoice,
  voidInvoice,
  takePayment,
  refundPayment,
  creditLines,
  downloadInvoice,
  downloadReceipt,
  listCashSessions,
  openCashSession,
  closeCashSession,
  listPayers,
  createPayer,
  updatePayer,
  readInsurance,
  replaceInsurance,
  listOrderCoverages,
  listPatientInvoices,
  downloadPatientInvoice,
  listPriceLists,
  createPriceList,
  readPriceList,
  updatePriceList,
  exportPriceList,
  readPriceFile,
  readBillingSettings,
  updateBillingSettings,
  readRevenueMetrics,
] as const;
