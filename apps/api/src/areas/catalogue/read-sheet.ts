import { MAX_IMPORTED_ROWS } from '@alms/lis-domain/catalogue';
import Papa from 'papaparse';
import { detectDelimiter } from '../../platform/spreadsheets/column-delimiter.ts';
import { textOfFile, type NotTextError } from '../../platform/spreadsheets/file-text.ts';

/** Reason why a file is not a text table; `line` when a specific line is at fault. */
export interface UnreadableSheet {
  fault: 'empty' | NotTextError | 'quotes';
  line: number | undefined;
}

/** Lines that are read, empty ones included: more than any file of the product may have. */
const MAX_LINES = 4 * MAX_IMPORTED_ROWS;

/**
 * Parses the rows of a CSV file as saved by spreadsheets: UTF-8, or UTF-16 with a byte order mark.
 * Columns are separated by comma, semicolon (with decimal commas) or tab. Other formats are
 * reported, never guessed: in another encoding µ would become another letter.
 */
export function readSheet(bytes: Uint8Array): string[][] | UnreadableSheet {
  if (bytes.length === 0) return { fault: 'empty', line: undefined };
  const read = textOfFile(bytes);
  if ('fault' in read) return { ...read, line: undefined };
  const { delimiter, text } = detectDelimiter(read.text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MAX_LINES });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { fault: 'quotes', line: (quotes.row ?? 0) + 1 };
  return data;
}
