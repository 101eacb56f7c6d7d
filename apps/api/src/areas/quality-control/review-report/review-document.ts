import type { LanguageTag } from '@alms/lis-domain/language';
import { pdfTemplate } from '../../../platform/pdf/pdf-renderer.ts';

export interface ReviewTable {
  title: string;
  columns: readonly string[];
  rows: (readonly string[])[];
  /** Text in place of a table without rows. */
  empty: string;
  /** Text below the table. */
  note: string;
}

/** The review of a rejected or overdue QC run, ready for layout: all text formatted. */
export interface ReviewDocument {
  language: LanguageTag;
  /** The facility's colour, `#rrggbb`. */
  brand: string;
  title: string;
  /** `Open`, `Signed off`. */
  status_word: string;
  facility: { name: string; contact: string };
  facts: { label: string; value: string }[];
  tables: ReviewTable[];
  footer: string;
  /** Contains `{page}` and `{pages}`. */
  page: string;
}

export const reviewTemplate = pdfTemplate<ReviewDocument>(new URL('./review.typ', import.meta.url));
