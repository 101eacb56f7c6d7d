import {
  importFields,
  MAX_IMPORT_ROWS,
  type ImportColumns,
  type ImportReading,
  type LongColumns,
} from '@alms/lis-domain/interfaces/result-import';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { DELIMITERS } from '../../../platform/spreadsheets/column-delimiter.ts';
import { textOfFile } from '../../../platform/spreadsheets/file-text.ts';
import { csvContents, readCsv } from '../../result-import/csv-file.ts';
import type { ReadRows } from '../../result-import/file-row.ts';

/** Lines among which the heading line is searched. */
const MAX_HEAD_LINE = 200;

/**
 * Rows of a delimited file below its heading line, which is the first line with all headings of the
 * columns. Lines above it are information of the analyser and are not read.
 * @returns The rows, or why the file is refused.
 */
export function readDelimitedFile(
  bytes: Uint8Array,
  { columns }: ImportReading,
): ReadRows | { refusal: string } {
  const opened = textOfFile(bytes, { orLatin: true });
  if ('fault' in opened)
    return {
      refusal:
        opened.fault === 'workbook'
          ? 'a workbook instead of a text file; export it as CSV'
          : 'not a text file',
    };
  if (columns === null) return { refusal: 'no columns are set' };
  const heads = headsOf(columns);
  const head = headLine(opened.text, heads);
  if (!head) return { refusal: `no line with the headings ${heads.join(', ')}` };
  try {
    const file = readCsv(head.text, head.delimiter);
    const { rows, emptyCells } = csvContents(file, columns);
    if (rows.length === 0) return { refusal: 'no rows below the headings' };
    if (rows.length > MAX_IMPORT_ROWS) return { refusal: `more than ${MAX_IMPORT_ROWS} rows` };
    for (const { place } of rows) if (place) place.line += head.linesBefore;
    return { rows, emptyCells };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      refusal: Object.entries(error.extra?.fields ?? {})
        .map(([field, problem]) => `${field} ${problem}`)
        .join('; '),
    };
  }
}

/** Headings of all columns that are read by name. */
const headsOf = (columns: ImportColumns): string[] =>
  importFields.flatMap((field) => (columns as Partial<LongColumns>)[field] ?? []);

/** The heading line with everything below it. */
function headLine(
  text: string,
  heads: readonly string[],
): { text: string; delimiter: string; linesBefore: number } | undefined {
  let start = 0;
  for (let line = 0; line < MAX_HEAD_LINE && start < text.length; line += 1) {
    const end = text.slice(start).search(/\r\n|\r|\n/);
    const own = end < 0 ? text.slice(start) : text.slice(start, start + end);
    for (const delimiter of DELIMITERS) {
      const cells = readCsv(own, delimiter).heads;
      if (heads.every((head) => cells.includes(head)))
        return { text: text.slice(start), delimiter, linesBefore: line };
    }
    if (end < 0) return undefined;
    start += end + (text.startsWith('\r\n', start + end) ? 2 : 1);
  }
  return undefined;
}
