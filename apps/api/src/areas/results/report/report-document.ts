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
  /** `narratives` are printed below the table; omitted without any. */
  sections: { title: string; rows: ReportRow[]; narratives?: ReportNarrative[] }[];
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
  /** The value in the second unit of the test, and its interval. Omitted if there is none. */
  second?: { value: string; unit: string; interval: string | null };
  note: string;
}

/** Lines of a narrative result with one direction. */
export interface ReportLines {
  lines: readonly string[];
  direction: 'ltr' | 'rtl';
}

/** A narrative result: its text has the width of the page and continues on the next one. */
export interface ReportNarrative {
  test: string;
  /** See `ReportRow`. */
  method: string;
  blocks: (ReportLines & { heading: boolean })[];
  /** Changes to the previously reported text; null if it is not corrected. */
  changes: { title: string; runs: (ReportLines & { label: string })[] } | null;
  note: string;
}

export const reportTemplate = pdfTemplate<ReportDocument>(new URL('./report.typ', import.meta.url));
