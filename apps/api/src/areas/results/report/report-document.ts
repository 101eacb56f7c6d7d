import { pdfTemplate } from '../../../platform/pdf/pdf-renderer.ts';
import type { LanguageTag } from '@alms/lis-domain/language';

/**
 * A report ready for layout: all text formatted, dates with the month in letters, flags as letter
 * and word.
 */
export interface ReportDocument {
  language: LanguageTag;
  /** Text common to all reports. */
  words: {
    mrn: string;
    born: string;
    columns: readonly [test: string, result: string, unit: string, flag: string, interval: string];
    pending: string;
    /** Page numbering with `{page}` and `{pages}`. */
    page: string;
    comma: string;
    signature: string;
  };
  title: string;
  /** `Final report`, `Partial report`, `Corrected report`. */
  status_word: string;
  /**
   * Issuing facility: `credentials` are registration and accreditation, `logo` the bytes of a PNG
   * or null, `color` its own, `#rrggbb`.
   */
  facility: {
    name: string;
    contact: string;
    credentials: string;
    color: string;
    logo: readonly number[] | null;
  };
  patient: { full_name: string; mrn: string; birth_date: string; sex: string };
  order: { number_line: string };
  /** Opening statement of a corrected report with the previous value; null otherwise. */
  corrected_note: string | null;
  facts: { label: string; value: string }[];
  sections: { title: string; rows: ReportRow[] }[];
  /** Names of ordered tests without a reportable result. */
  pending: string[];
  signatures: string[];
  /** Laboratory director; empty when not recorded. */
  director: string;
  /** The facility's closing note; may be empty. */
  note: string;
  legend: string;
  footer: string;
  /** Print time of this copy. */
  printed: string;
  /** Content signature: see `issued-report`. */
  signature: string;
}

export interface ReportRow {
  test: string;
  /** Method of the measurement, and its instrument if the facility prints it; may be empty. */
  method: string;
  value: string;
  unit: string;
  /**
   * Empty for a value within the interval; a missing interval is stated in `interval`, so that the
   * value never appears normal.
   */
  flag: string;
  critical: boolean;
  /** Prints the value in bold: it is outside its interval. */
  emphasis: boolean;
  interval: string;
  note: string;
}

export const reportTemplate = pdfTemplate<ReportDocument>(new URL('./report.typ', import.meta.url));
