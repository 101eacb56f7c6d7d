import { pdfTemplate } from '../../../platform/pdf/pdf-renderer.ts';
import type { LanguageTag } from '@alms/lis-domain/language';

export interface LabelledText {
  label: string;
  value: string;
}

/** An invoice or receipt ready for layout: all text formatted, amounts with currency. */
export interface InvoiceDocument {
  language: LanguageTag;
  /** The facility's colour, `#rrggbb`. */
  brand: string;
  title: string;
  /** `Paid`, `Overdue`, `Refund`. */
  status_word: string;
  facility: { name: string; contact: string };
  facts: LabelledText[];
  /** Amount and label of a receipt; null on an invoice. */
  amount: LabelledText | null;
  /** Charged lines; no columns on a receipt. */
  lines: {
    columns: readonly string[];
    rows: { cells: readonly string[]; note: string; struck: boolean }[];
  };
  totals: (LabelledText & { strong: boolean })[];
  payments: { title: string; columns: readonly string[]; rows: (readonly string[])[] };
  footer: string;
  /** Contains `{page}` and `{pages}`. */
  page: string;
}

export const invoiceTemplate = pdfTemplate<InvoiceDocument>(
  new URL('./invoice.typ', import.meta.url),
);
