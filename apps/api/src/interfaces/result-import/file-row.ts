import type { ImportedContent, ImportRow } from '@alms/lis-domain/interfaces/result-import';

/** A row of any file: as it stands there, and what it says. */
export interface FileRow {
  raw: string;
  place: ImportRow['place'];
  content: ImportedContent;
}

export interface ReadRows {
  rows: FileRow[];
  /** Cells for values without anything in them. */
  emptyCells: number;
}
