import * as v from 'valibot';
import { windowQuery } from '../analytics/analytics.schema.ts';
import { MAX_CATALOGUE_FILE_BYTES } from '../catalogue/catalogue-import.schema.ts';
import { byId, endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
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
import { orderBalanceSchema, orderQueues } from './order-balance.schema.ts';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { byPatientId, patientIdField } from '../patients/patient-id.ts';
import { byInvoiceId, invoiceIdField } from './invoice-id.ts';
import { byPayerId, payerIdField } from './payer-id.ts';

/**
 * The front desk takes payments. Refunds and credit notes require `manage_payments` (domain model
 * 3.1, 3.2). Payers, price lists and billing settings are edited on `/app/payments`, which only
 * administrators open.
 */
const desk = { anyOf: ['take_payments', 'manage_payments'] } as const;
const managers = { anyOf: ['manage_payments'] } as const;

export const listInvoices = endpoint({
  id: 'billing.list',
  method: 'GET',
  path: '/billing/invoices',
  summary: 'List invoices, newest first.',
  access: desk,
  query: v.object({
    ...pageQuery,
    /** Invoice number, order number, or part of the patient’s name or number. */
    q: v.optional(lineField(100, 0)),
    /** `open`: issued and not fully paid. `overdue`: open and past the due date. */
    status: v.optional(v.picklist([...invoiceStates, 'open', 'overdue'])),
    payer_id: v.optional(payerIdField),
  }),
  answer: pageOf(invoiceSummarySchema),
});

export const listOrderBalances = endpoint({
  id: 'billing.order-balances',
  method: 'GET',
  path: '/billing/order-balances',
  summary:
    'List orders with their payment: those of today to be paid or collected, those without an invoice, or all, newest first.',
  access: desk,
  query: v.object({
    ...pageQuery,
    /** Orders placed in this laboratory. */
    ...laboratoryQuery,
    /** Omitted: all orders. */
    queue: v.optional(v.picklist(orderQueues)),
    /** Order number, or part of the patient’s name or number. */
    q: v.optional(lineField(100, 0)),
  }),
  answer: pageOf(orderBalanceSchema),
});

export const createInvoice = endpoint({
  id: 'billing.create',
  method: 'POST',
  path: '/billing/invoices',
  summary:
    'Create a draft invoice for an order at the payer’s prices. If no payer is given, it uses the previous payer of the order, else the only coverage valid on the order date.',
  access: desk,
  visitors: 'open',
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
  summary: 'Read an invoice with its lines, payments and credit notes.',
  access: desk,
  params: byInvoiceId,
  answer: invoiceSchema,
  problems: ['not_found'],
});

export const updateInvoice = endpoint({
  id: 'billing.update',
  method: 'PUT',
  path: '/billing/invoices/{id}',
  summary:
    'Edit a draft invoice: payer, due date, discounts and uncharged lines. A change of payer applies that payer’s prices.',
  access: desk,
  afterTrial: 'open',
  params: byInvoiceId,
  body: invoiceDraftBody,
  answer: invoiceSchema,
  versioned: true,
  problems: ['not_found', 'invoice_state', 'nothing_to_bill'],
});

export const issueInvoice = endpoint({
  id: 'billing.issue',
  method: 'POST',
  path: '/billing/invoices/{id}/issue',
  summary: 'Issue a draft invoice. It receives a number and can no longer be edited.',
  access: desk,
  visitors: 'open',
  afterTrial: 'open',
  params: byInvoiceId,
  answer: invoiceSchema,
  versioned: true,
  problems: ['not_found', 'invoice_state', 'nothing_to_bill'],
});

export const voidInvoice = endpoint({
  id: 'billing.void',
  method: 'POST',
  path: '/billing/invoices/{id}/void',
  summary: 'Void an unpaid invoice. Its number is not reused.',
  access: managers,
  afterTrial: 'open',
  params: byInvoiceId,
  body: voidInvoiceBody,
  answer: invoiceSchema,
  versioned: true,
  problems: ['not_found', 'invoice_state'],
});

export const takePayment = endpoint({
  id: 'billing.take-payment',
  method: 'POST',
  path: '/billing/invoices/{id}/payments',
  summary: 'Record a full or partial payment. Cash is added to the caller’s open cash drawer.',
  access: desk,
  visitors: 'open',
  afterTrial: 'open',
  params: byInvoiceId,
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
  summary: 'Refund a payment in full or in part, with a reason.',
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
  summary: 'Credit lines of an issued invoice, with a reason.',
  access: managers,
  afterTrial: 'open',
  params: byInvoiceId,
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
  summary: 'Download an issued invoice as PDF in the facility language.',
  access: desk,
  params: byInvoiceId,
  answer: { file: 'application/pdf' },
  problems: ['not_found', 'invoice_state'],
});

export const downloadReceipt = endpoint({
  id: 'billing.receipt',
  method: 'GET',
  path: '/billing/payments/{id}/receipt',
  summary: 'Download the receipt of a payment or refund as PDF.',
  access: desk,
  params: byId,
  answer: { file: 'application/pdf' },
  problems: ['not_found'],
});

export const listCashSessions = endpoint({
  id: 'billing.list-cash-sessions',
  method: 'GET',
  path: '/billing/cash-sessions',
  summary: 'List cash drawers, most recently opened first.',
  access: desk,
  query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'closed'])) }),
  answer: pageOf(cashSessionSchema),
});

export const openCashSession = endpoint({
  id: 'billing.open-cash-session',
  method: 'POST',
  path: '/billing/cash-sessions',
  summary: 'Open a cash drawer. Each user can have one open drawer.',
  access: desk,
  visitors: 'open',
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
  summary:
    'Close the caller’s cash drawer with the counted amount. A discrepancy requires a reason.',
  access: desk,
  visitors: 'open',
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
  summary: 'List insurers and companies by name.',
  access: desk,
  answer: v.object({ items: v.array(payerSchema) }),
});

export const createPayer = endpoint({
  id: 'billing.create-payer',
  method: 'POST',
  path: '/billing/payers',
  summary: 'Add an insurer or a company.',
  access: 'admin',
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
  summary: 'Edit or deactivate an insurer or a company.',
  access: 'admin',
  params: byPayerId,
  body: payerBody,
  answer: payerSchema,
  versioned: true,
  problems: ['not_found', 'duplicate'],
});

/** Registration staff record the coverage; billing staff read it. */
const coverageEditors = {
  anyOf: ['register_patients', 'take_payments', 'manage_payments'],
} as const;

export const readInsurance = endpoint({
  id: 'billing.read-insurance',
  method: 'GET',
  path: '/patients/{id}/insurance',
  summary: 'Read a patient’s coverages and the available payers.',
  access: coverageEditors,
  params: byPatientId,
  answer: patientInsuranceSchema,
  problems: ['not_found'],
});

export const replaceInsurance = endpoint({
  id: 'billing.replace-insurance',
  method: 'PUT',
  path: '/patients/{id}/insurance',
  summary:
    'Replace a patient’s coverages. New coverages require an active payer. Issued invoices are unchanged.',
  access: coverageEditors,
  afterTrial: 'open',
  params: byPatientId,
  body: patientInsuranceBody,
  answer: patientInsuranceSchema,
  versioned: true,
  problems: ['not_found', 'patient_merged'],
});

export const listOrderCoverages = endpoint({
  id: 'billing.coverages-of-order',
  method: 'GET',
  path: '/billing/coverages',
  summary: 'List the coverages valid on the order date.',
  access: desk,
  query: v.object({ order_number: lineField(40, 0) }),
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
  summary: 'List a patient’s invoices in patient view, newest first. Drafts are excluded.',
  access: patientAndDesk,
  params: byPatientId,
  query: v.object(pageQuery),
  answer: pageOf(patientInvoiceSchema),
  problems: ['not_found'],
});

export const downloadPatientInvoice = endpoint({
  id: 'billing.download-of-patient',
  method: 'GET',
  path: '/patients/{id}/invoices/{invoiceId}/document',
  summary: 'Download a patient’s invoice as PDF.',
  access: patientAndDesk,
  params: v.object({ id: patientIdField, invoiceId: invoiceIdField }),
  answer: { file: 'application/pdf' },
  problems: ['not_found'],
});

export const listPriceLists = endpoint({
  id: 'billing.list-price-lists',
  method: 'GET',
  path: '/billing/price-lists',
  summary: 'List price lists by payer, latest first.',
  access: desk,
  answer: v.object({ items: v.array(priceListSummarySchema) }),
});

export const createPriceList = endpoint({
  id: 'billing.create-price-list',
  method: 'POST',
  path: '/billing/price-lists',
  summary:
    'Create a price list for a payer. It starts empty or as a copy of another list or the standard prices, adjusted by a percentage.',
  access: 'admin',
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
  summary: 'Read a price list with all available tests and standard prices.',
  access: desk,
  params: byId,
  answer: priceListSchema,
  problems: ['not_found'],
});

export const updatePriceList = endpoint({
  id: 'billing.update-price-list',
  method: 'PUT',
  path: '/billing/price-lists/{id}',
  summary: 'Replace a price list. Existing invoices are unchanged.',
  access: 'admin',
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
  summary: 'Export a price list as CSV for editing and import.',
  access: desk,
  params: byId,
  answer: { file: 'text/csv; charset=utf-8' },
  problems: ['not_found'],
});

export const readPriceFile = endpoint({
  id: 'billing.read-price-file',
  method: 'POST',
  path: '/billing/price-lists/{id}/file',
  summary: 'Preview the import of a price list file, with rejected rows. Nothing is saved.',
  access: 'admin',
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
  summary: 'Read the billing settings.',
  access: 'staff',
  answer: billingSettingsSchema,
});

export const updateBillingSettings = endpoint({
  id: 'billing.update-settings',
  method: 'PUT',
  path: '/billing/settings',
  summary: 'Replace the billing settings.',
  access: 'admin',
  body: billingSettingsBody,
  answer: billingSettingsSchema,
  versioned: true,
  problems: ['conflict'],
});

export const readRevenueMetrics = endpoint({
  id: 'billing.revenue-metrics',
  method: 'GET',
  path: '/analytics/revenue-metrics',
  summary: 'Read amounts billed, collected, refunded and outstanding in a period.',
  access: { anyOf: ['view_revenue'] },
  feature: 'analytics',
  everyPlan: 'last-7-days',
  query: windowQuery,
  answer: revenueMetricsSchema,
  problems: ['not_found'],
});

export const billingEndpoints = [
  listInvoices,
  listOrderBalances,
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
