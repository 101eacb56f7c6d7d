import type { ImportedContent, ImportRow } from '@alms/lis-domain/interfaces/result-import';

/**
 * Longest row that can be a result, in characters; a longer one is stored cut off, as malformed.
 */
export const MAX_ROW_CHARACTERS = 20_000;

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
