import type { ImportedContent, ImportRow } from '@alms/lis-domain/interfaces/result-import';

/** A row of any file: its original text and its parsed content. */
export interface FileRow {
  raw: string;
  place: ImportRow['place'];
  content: ImportedContent;
}

export interface ReadRows {
  rows: FileRow[];
  /** Number of empty value cells. */
  emptyCells: number;
}
