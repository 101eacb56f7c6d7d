import { pdfTemplate } from '../../../platform/pdf/pdf-renderer.ts';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { PrintedWords } from '../../../platform/i18n/printed-vocabulary.ts';

/** A report ready to be laid out: every text finished, dates with the month in letters, flags as letter and word. */
export interface ReportDocument {
  language: LanguageTag;
  /** What stands on every report. */
  words: Pick<
    PrintedWords,
    'mrn' | 'born' | 'columns' | 'pending' | 'page' | 'comma' | 'signature'
  >;
  title: string;
  /** `Final report`, `Partial report`, `Corrected report`. */
  status_word: string;
  /** Whose report it is: `credentials` are what it is registered and accredited by, `logo` the bytes of a PNG, or null; `color` is its own, `#rrggbb`. */
  facility: {
    name: string;
    contact: string;
    credentials: string;
    color: string;
    logo: readonly number[] | null;
  };
  patient: { full_name: string; mrn: string; birth_date: string; sex: string };
  order: { number_line: string };
  /** What a corrected report says first, with the old value; null otherwise. */
  corrected_note: string | null;
  facts: { label: string; value: string }[];
  sections: { title: string; rows: ReportRow[] }[];
  /** Names of ordered tests without a reportable result. */
  pending: string[];
  signatures: string[];
  /** Who directs the laboratory; empty where that is not known. */
  director: string;
  /** What the facility closes its reports with; may be empty. */
  note: string;
  legend: string;
  footer: string;
  /** When this copy was printed. */
  printed: string;
  /** By which it is known again: see `issued-report`. */
  signature: string;
}

export interface ReportRow {
  test: string;
  value: string;
  unit: string;
  /** Empty for a value inside its interval; `no interval` and the like are said in `interval`, never left to look normal. */
  flag: string;
  critical: boolean;
  /** Print the value bold: it is outside its interval. */
  emphasis: boolean;
  interval: string;
  note: string;
}

export const reportTemplate = pdfTemplate<ReportDocument>(new URL('./report.typ', import.meta.url));
