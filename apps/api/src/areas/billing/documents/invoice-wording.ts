import type { Invoice, InvoicePayment } from '@alms/lis-domain/billing';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { catalogue } from '../../../platform/i18n/catalogue.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { printedContact } from '../../../platform/i18n/printed-contact.ts';
import { printedDate, printedTime } from '../../../platform/i18n/printed-dates.ts';
import { printedMoney } from '../../../platform/i18n/printed-money.ts';
import { pageWords, printedWords } from '../../../platform/i18n/printed-words.ts';
import type english from './words/en.json';

const billingWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

export interface BillingFacility {
  facility_name: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  primary_color: string;
  /** Language of the documents; null means English. */
  language: LanguageTag | null;
}

/**
 * Formatting of billing documents: the facility's language, currency and time zone, whichever user
 * prints them.
 */
function reportFormatterOf({ language: chosen, timezone }: BillingFacility, currency: string) {
  const language = chosenLanguage(chosen);
  const inserted = isolateBidi(language);
  return {
    language,
    inserted,
    words: billingWords(language),
    printed: printedWords(language),
    dateOf: (date: string) => inserted(printedDate(date, language)),
    timeOf: (instant: string) => printedTime(timezone, instant, language),
    moneyOf: (minor: number) => inserted(printedMoney(minor, currency, language)),
  };
}

type ReportFormatter = ReturnType<typeof reportFormatterOf>;

/** Content common to all documents about an invoice. */
function frameOf(
  facility: BillingFacility,
  { patient }: Invoice,
  printedAt: string,
  { language, inserted, printed, timeOf }: ReportFormatter,
) {
  const { facility_name, primary_color: brand } = facility;
  return {
    language,
    brand,
    facility: {
      name: facility_name,
      contact: printedContact(facility, printed('comma'), inserted),
    },
    footer: [
      inserted(facility_name),
      `${printed('mrn')} ${inserted(patient.mrn)}`,
      printed('printed', { time: timeOf(printedAt) }),
    ].join(' · '),
    page: pageWords(printed),
  };
}

const patientFact = ({ patient }: Invoice, { words, printed, inserted }: ReportFormatter) => ({
  label: words('patient'),
  value: `${inserted(patient.full_name)}${printed('comma')}${printed('mrn')} ${inserted(patient.mrn)}`,
});

const lineColumns = (words: ReportFormatter['words']) => [
  words('column_test'),
  words('column_price'),
  words('column_discount'),
  words('column_tax'),
  words('column_total'),
];

const paymentColumns = (words: ReportFormatter['words']) => [
  words('paymentColumn_date'),
  words('paymentColumn_method'),
  words('paymentColumn_receipt'),
  words('paymentColumn_amount'),
];

/** Text of an issued invoice, with later credits and payments. */
export function invoiceInWords(
  facility: BillingFacility,
  payer_address: string,
  invoice: Invoice,
  printedAt: string,
): InvoiceDocument {
  const pen = reportFormatterOf(facility, invoice.currency);
  const { words, inserted, dateOf, timeOf, moneyOf } = pen;
  const {
    status,
    overdue,
    payer,
    policy_number,
    order,
    issued_at,
    due_date,
    lines,
    credit_notes,
    payments,
  } = invoice;
  const sum = (label: string, minor: number, strong = false) => ({
    label,
    value: moneyOf(minor),
    strong,
  });
  return {
    ...frameOf(facility, invoice, printedAt, pen),
    title: words('invoice', { number: invoice.invoice_number ?? '' }),
    status_word: words(`state_${overdue ? 'overdue' : status === 'draft' ? 'issued' : status}`),
    facts: [
      patientFact(invoice, pen),
      ...(payer === null
        ? []
        : [
            {
              label: words('billedTo'),
              value: [payer.name, ...payer_address.split('\n')]
                .filter(Boolean)
                .map(inserted)
                .join(pen.printed('comma')),
            },
          ]),
      ...(policy_number === '' ? [] : [{ label: words('policy'), value: inserted(policy_number) }]),
      { label: words('order'), value: inserted(order.order_number) },
      ...(issued_at === null
        ? []
        : [{ label: words('issued'), value: inserted(timeOf(issued_at)) }]),
      ...(due_date === null ? [] : [{ label: words('due'), value: dateOf(due_date) }]),
    ],
    amount: null,
    lines: {
      columns: lineColumns(words),
      rows: lines
        .filter((line) => line.status !== 'cancelled')
        .map((line) => {
          const note = credit_notes.find(({ line_ids }) => line_ids.includes(line.id));
          const price = moneyOf(line.unit_price_minor);
          return {
            cells: [
              inserted(line.description),
              line.quantity === 1 ? price : `${line.quantity} × ${price}`,
              moneyOf(line.discount_minor),
              moneyOf(line.tax_minor),
              moneyOf(line.total_minor),
            ],
            note: note === undefined ? '' : words('credited', { number: note.credit_number }),
            struck: note !== undefined,
          };
        }),
    },
    totals: [
      sum(words('subtotal'), invoice.subtotal_minor),
      sum(words('discount'), -invoice.discount_minor),
      sum(words('tax'), invoice.tax_minor),
      sum(words('total'), invoice.total_minor, true),
      ...(invoice.credited_minor === 0 ? [] : [sum(words('creditNotes'), -invoice.credited_minor)]),
      sum(words('paid'), -invoice.paid_minor),
      sum(words('balance'), invoice.balance_minor, true),
    ],
    payments: {
      title: words('payments'),
      columns: paymentColumns(words),
      rows: payments.map(({ kind, received_at, method, receipt_number, amount_minor }) => [
        inserted(timeOf(received_at)),
        words(`method_${method}`),
        words(kind === 'refund' ? 'refund' : 'receipt', { number: receipt_number }),
        moneyOf(kind === 'refund' ? -amount_minor : amount_minor),
      ]),
    },
  };
}

/** Text of the receipt of one payment or refund. */
export function receiptInWords(
  facility: BillingFacility,
  invoice: Invoice,
  payment: InvoicePayment,
  printedAt: string,
): InvoiceDocument {
  const pen = reportFormatterOf(facility, invoice.currency);
  const { words, inserted, timeOf, moneyOf } = pen;
  const {
    kind,
    receipt_number,
    method,
    reference,
    reason,
    received_by,
    received_at,
    amount_minor,
  } = payment;
  const isRefund = kind === 'refund';
  return {
    ...frameOf(facility, invoice, printedAt, pen),
    title: words(isRefund ? 'refund' : 'receipt', { number: receipt_number }),
    status_word: inserted(timeOf(received_at)),
    facts: [
      patientFact(invoice, pen),
      { label: words('forInvoice'), value: inserted(invoice.invoice_number ?? '') },
      { label: words('method'), value: words(`method_${method}`) },
      { label: words('receivedBy'), value: inserted(received_by) },
      ...(reference === '' ? [] : [{ label: words('reference'), value: inserted(reference) }]),
      ...(reason === null ? [] : [{ label: words('reason'), value: inserted(reason) }]),
    ],
    amount: {
      label: words(isRefund ? 'refundGiven' : 'paymentReceived'),
      value: moneyOf(amount_minor),
    },
    lines: { columns: lineColumns(words), rows: [] },
    totals: [{ label: words('balance'), value: moneyOf(invoice.balance_minor), strong: false }],
    payments: { title: words('payments'), columns: paymentColumns(words), rows: [] },
  };
}
