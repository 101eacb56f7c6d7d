import type {
  ImportedContent,
  ImportMeasurement,
  ImportRefusal,
  ImportRow,
} from '@alms/lis-domain/interfaces/result-import';

/**
 * Longest row that can be a result, in characters; a longer one is stored cut off, as malformed.
 */
export const MAX_ROW_CHARACTERS = 20_000;

/** A row of any file: its original text and its parsed content. */
export interface FileRow {
  raw: string;
  place: ImportRow['place'];
  content: ImportedContent;
  /** Content of the document that `content.file` describes. */
  document?: Uint8Array;
  /** What an analyser sent with the value. */
  measurement?: ImportMeasurement;
  /** Why the row is not evaluated as a value of a patient’s specimen. */
  refused?: { refusal: ImportRefusal; expected: string | null };
}

/** Content of a row without any cell. */
export const emptyContent: ImportedContent = {
  accession: '',
  code: '',
  unit: '',
  value: '',
  flag: '',
  patient: '',
  kind: '',
  malformed: false,
};

export interface ReadRows {
  rows: FileRow[];
  /** Number of empty value cells. */
  emptyCells: number;
}

/**
 * Adds remarks to the flag of a row. A value with several is doubtful: a flag of the normal range
 * must not hide another remark (`N~Q`).
 */
export function addRemarks({ content }: FileRow, remarks: readonly string[]): void {
  const whole = [...new Set([content.flag, ...remarks])].filter(Boolean).join(' ');
  content.flag =
    whole.length > MAX_REMARK_CHARACTERS ? `${whole.slice(0, MAX_REMARK_CHARACTERS)}…` : whole;
}

/** Longest remark that is stored with a row, in characters. A longer one ends with an ellipsis. */
const MAX_REMARK_CHARACTERS = 4_000;
