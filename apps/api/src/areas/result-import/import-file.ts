import { createHash } from 'node:crypto';
import { MAX_IMPORT_ROWS, type ImportedContent, type ImportFormat, type ImportReading } from '@alms/lis-domain/result-import';
import { Refusal } from '../../http/problems.ts';
import { invalid } from '../../http/validation.ts';
import { textOfFile } from '../../sheets/file-text.ts';
import { readAstm } from './astm-file.ts';
import { csvContents, readCsv } from './csv-file.ts';

/** A row of any file: as it stands there, and what it says. */
export interface FileRow {
  raw: string;
  content: ImportedContent;
}

/** A file that was looked into. */
export interface ImportedFile {
  /** SHA-256 of its bytes. */
  hash: string;
  format: ImportFormat;
  encoding: string;
  heads: readonly string[];
  /** The first rows, to be shown. */
  sample: readonly (readonly string[])[];
  rowCount: number;
  /** The same for files that are laid out alike. */
  layout: string;
  rows: (reading: ImportReading) => FileRow[];
}

const SAMPLE_ROWS = 5;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Finds out what a file is, and reads it. Refused when it is no text, has no rows or too many. */
export function openImportFile(bytes: Buffer): ImportedFile {
  const opened = textOfFile(bytes, { orLatin: true });
  if ('fault' in opened) throw new Refusal(opened.fault === 'workbook' ? 'file_is_spreadsheet' : 'file_not_text');
  const { text, encoding } = opened;
  const file = readAs(text);
  if (file.rowCount === 0) throw new Refusal('file_without_rows');
  if (file.rowCount > MAX_IMPORT_ROWS) throw new Refusal('file_too_long');
  return { ...file, layout: hashOf(JSON.stringify([file.format, file.layout])), hash: hashOf(bytes), encoding };
}

function readAs(text: string): Omit<ImportedFile, 'hash' | 'encoding'> {
  const astm = readAstm(text);
  if (astm) {
    const { rows, sender } = astm;
    const sample = rows.slice(0, SAMPLE_ROWS).map(({ content: { accession, patient, code, value, unit, flag } }) => [accession, patient, code, value, unit, flag]);
    return { format: 'astm', heads: [], sample, rowCount: rows.length, layout: sender, rows: () => rows };
  }
  const csv = readCsv(text);
  return {
    format: 'csv', heads: csv.heads, sample: csv.rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells), rowCount: csv.rows.length, layout: JSON.stringify(csv.heads),
    rows: ({ columns }) => {
      if (columns === null) throw invalid({ 'reading.columns': 'is needed for a file with columns' });
      return csvContents(csv, columns);
    },
  };
}
