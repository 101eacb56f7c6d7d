import { createHash } from 'node:crypto';
import { problems } from '@alms/lis-domain/http';
import {
  MAX_IMPORT_ROWS,
  type ImportFormat,
  type ImportReading,
} from '@alms/lis-domain/interfaces/result-import';
import { asBuffer } from '../../platform/as-buffer.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { textOfFile } from '../../platform/spreadsheets/file-text.ts';
import { unframe } from '../analysers/link/unframe.ts';
import { readAstm } from './astm-file.ts';
import { csvContents, readCsv } from './csv-file.ts';
import { inPages, type Pages } from '../../platform/workers/workers.ts';
import type { FileRow, ReadRows } from './file-row.ts';

/** A parsed import file. */
export interface ImportedFile {
  /** SHA-256 of the file content. */
  hash: string;
  format: ImportFormat;
  encoding: string;
  heads: readonly string[];
  /** First rows, for preview. */
  sample: readonly (readonly string[])[];
  rowCount: number;
  /** Fingerprint shared by files of the same layout. */
  layout: string;
  /** Throws when the file cannot be read with these settings. */
  read: (reading: ImportReading) => ReadRows;
}

const SAMPLE_ROWS = 5;

/** Longest text of a cell in a preview, in characters. */
const SAMPLE_CHARACTERS = 200;
/** Maximum number of columns. */
const MAX_COLUMNS = 1_000;

/** A parsed import file as a worker returns it. */
export interface ReadImportFile extends Omit<ImportedFile, 'read'> {
  /** Rows, if settings were given. */
  rows: Pages<FileRow>;
  emptyCells: number;
}

/** Parses an import file; runs in a worker. With settings, also reads its rows. */
export async function readImportFile({
  content,
  reading,
}: {
  content: Uint8Array;
  reading?: ImportReading;
}): Promise<ReadImportFile> {
  const { read, heads, sample, ...file } = openImportFile(asBuffer(content));
  const { rows, emptyCells } = reading ? read(reading) : { rows: [], emptyCells: 0 };
  const shortened = (cells: readonly string[]) =>
    cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, SAMPLE_CHARACTERS));
  return {
    ...file,
    heads: shortened(heads),
    sample: sample.map(shortened),
    rows: await inPages(rows),
    emptyCells,
  };
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Detects the format of a file and parses it. Rejects non-text files, files without rows or with
 * too many, and incomplete sessions.
 */
export function openImportFile(bytes: Buffer): ImportedFile {
  const session = unframe(bytes);
  if (session && 'fault' in session)
    throw new Refusal(session.fault, {
      message: `Frame ${session.frame}: ${problems[session.fault].detail}`,
      fields: { frame: String(session.frame) },
    });
  const opened = textOfFile(session?.records ?? bytes, { orLatin: true });
  if ('fault' in opened)
    throw new Refusal(opened.fault === 'workbook' ? 'file_is_spreadsheet' : 'file_not_text');
  const { text, encoding } = opened;
  const file = readAs(text);
  if (file.rowCount === 0) throw new Refusal('file_without_rows');
  if (file.rowCount > MAX_IMPORT_ROWS || file.heads.length > MAX_COLUMNS)
    throw new Refusal('file_too_long');
  return {
    ...file,
    layout: hashOf(JSON.stringify([file.format, file.layout])),
    hash: hashOf(bytes),
    encoding,
  };
}

function readAs(text: string): Omit<ImportedFile, 'hash' | 'encoding'> {
  const astm = readAstm(text);
  if (astm) {
    const { rows, sender } = astm;
    const sample = rows
      .slice(0, SAMPLE_ROWS)
      .map(({ content: { accession, patient, code, value, unit, flag } }) => [
        accession,
        patient,
        code,
        value,
        unit,
        flag,
      ]);
    return {
      format: 'astm',
      heads: [],
      sample,
      rowCount: rows.length,
      layout: sender,
      read: () => ({ rows, emptyCells: 0 }),
    };
  }
  const csv = readCsv(text);
  return {
    format: 'csv',
    heads: csv.heads,
    sample: csv.rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
    rowCount: csv.rows.length,
    layout: JSON.stringify(csv.heads),
    read: ({ columns }) => {
      if (columns === null) throw invalid({ 'reading.columns': 'is required for a CSV file' });
      const read = csvContents(csv, columns);
      if (read.rows.length > MAX_IMPORT_ROWS) throw new Refusal('file_too_long');
      return read;
    },
  };
}
